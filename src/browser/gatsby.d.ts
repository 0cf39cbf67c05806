// Undocumented globals of Gatsby's runtime; browser tests check that they still exist.
interface Window {
  ___loader?: {
    loadPage(path: string): Promise<{ status?: string; page?: { path: string } } | undefined>;
  };
  /** Makes the next in-app navigation a full load. */
  ___swUpdated?: boolean;
}
