/** Old addresses, and how the host answers them: status and where they lead. */
export const moved = [
  ['/programme/', 301, '/program/'],
  ['/programme', 301, '/program/'],
  ['/schedule/', 301, '/program/#schedule'],
  ['/buy/', 302, '/tickets/'],
  ['/participants/2025/yolka-olkhovskaya/', 301, '/exhibitors/2025/yolka-olkhovskaya/'],
  ['/participants/2025/yolka-olkhovskaya', 301, '/exhibitors/2025/yolka-olkhovskaya/'],
  ['/participants/2024', 301, '/exhibitors/2024/'],
  ['/participants/2023/', 301, '/exhibitors/2025/'],
  ['/participants/', 301, '/exhibitors/2025/'],
  ['/participants', 301, '/exhibitors/2025/'],
  ['/exhibitors/', 301, '/exhibitors/2025/'],
  ['/exhibitors', 301, '/exhibitors/2025/'],
  ['/speakers/', 301, '/speakers/2025/'],
  ['/past_events', 301, '/past_events/2024/'],
  ['/news/2019/some/', 301, '/press/'],
] as const;
