/** Icons of the toolbar as paths: hairlines on a 24-pixel square. */
const paths = {
  close: 'M4 4 20 20M20 4 4 20',
  previous: 'M15 4 7 12 15 20',
  next: 'M9 4 17 12 9 20',
  play: 'M7 4 19 12 7 20Z',
  pause: 'M8 4V20M16 4V20',
  zoomIn: 'M12 4V20M4 12H20',
  zoomOut: 'M4 12H20',
  fullscreen: 'M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15',
  leaveFullscreen: 'M9 4V9H4M20 9H15V4M15 20V15H20M4 15H9V20',
  download: 'M12 3V15M6 10 12 16 18 10M4 21H20',
} as const;

export type IconName = keyof typeof paths;

/** An icon without a label; the button around it has one. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
