type Floor = { name: string; path: string; layer?: string };

export const floors: readonly Floor[];
export const layers: readonly string[];
export const rooms: Readonly<Record<string, readonly string[]>>;
export const browser: readonly Floor[];
export const schemas: string;
