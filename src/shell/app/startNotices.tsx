import { createRoot } from 'react-dom/client';
import { LateNotices } from '../../venue/notices/LateNotices';
import type { LatestBuild } from '../../browser/builds';
import { watchNotices } from '../../venue/notices/browser/noticesNow';
import { placeForBar } from '../../browser/bars';

let take: ((latest: LatestBuild | undefined) => void) | undefined;

/**
 * From now on, shows and removes notices on the current page as they become due. If `latest` is
 * given, uses the notices of that build (decision 026).
 */
export function showNotices(latest?: LatestBuild): void {
  take ??= start();
  take(latest);
}

function start() {
  const { place } = placeForBar();
  const root = createRoot(place);
  const watch = watchNotices(place, ({ late, locale }) =>
    root.render(<LateNotices notices={late} locale={locale} onClose={(key) => watch.close(key)} />),
  );
  return watch.take;
}
