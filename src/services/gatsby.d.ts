// What Gatsby's runtime offers on window without types; tests in the browser hold that it still
// does.
interface Window {
  ___loader?: {
    loadPage(path: string): Promise<{ status?: string; page?: { path: string } } | undefined>;
  };
  /** Makes the next in-app navigation a full load. */
  ___swUpdated?: boolean;
}
