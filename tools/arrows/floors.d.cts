type Floor = { name: string; path: string; layer?: string };

export const floors: readonly Floor[];
export const rooms: readonly string[];
export const browser: readonly Floor[];
