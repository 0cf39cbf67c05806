// A process of its own: checks the content while Gatsby starts, and tells the build what it found.
import { contentRoot } from '../contentRoot';
import { checkContent } from '.';

void checkContent(contentRoot()).then((problems) => process.send?.(problems, () => process.exit()));
