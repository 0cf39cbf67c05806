// Untyped globals of Gatsby's runtime; browser tests check that they still exist.
interface Window {
  ___loader?: {
    loadPage(path: string): Promise<{ status?: string; page?: { path: string } } | undefined>;
  };
  /** Path of the page that the HTML was made for. */
  pagePath?: string;
  /** Makes the next in-app navigation a full load. */
  ___swUpdated?: boolean;
}
