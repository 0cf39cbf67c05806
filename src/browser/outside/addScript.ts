/**
 * Adds a script of another host once the page has loaded, so that it cannot delay the first
 * picture. Resolves to whether it loaded and ran; visitors must not notice if it is blocked, slow
 * or broken.
 */
export async function addScript(address: string): Promise<boolean> {
  await pageLoaded();
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.onload = () => resolve(true);
    script.onerror = () => resolve(false);
    document.head.append(script);
  });
}

function pageLoaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('load', () => resolve(), { once: true }));
}
