import { Container } from '../primitives/Container';
import { Shell, type ShellProps } from './Shell';

/**
 * The shell of error screens: their path has no twin, so the language switch leads to the main
 * page.
 */
export function DefaultLayout({ children, ...shell }: ShellProps) {
  return (
    <Shell {...shell} switchTo="/">
      <Container>{children}</Container>
    </Shell>
  );
}
