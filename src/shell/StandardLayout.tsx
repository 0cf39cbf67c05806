import { Container } from '../ui/Container';
import { Shell, type ShellProps } from './Shell';

/** The layout of most pages, within the page's width. */
export function StandardLayout({ children, ...shell }: ShellProps) {
  return (
    <Shell {...shell}>
      <Container>{children}</Container>
    </Shell>
  );
}
