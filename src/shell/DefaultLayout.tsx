import { Container } from '../ui/Container';
import { Shell, type ShellProps } from './Shell';

/**
 * The layout of error screens; without a path in the other language, its language switch leads to
 * the home page.
 */
export function DefaultLayout({ children, ...shell }: ShellProps) {
  return (
    <Shell {...shell} switchTo="/">
      <Container>{children}</Container>
    </Shell>
  );
}
