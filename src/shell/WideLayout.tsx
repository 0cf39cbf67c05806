import { Container } from '../ui/Container';
import { Shell, type ShellProps } from './Shell';

/**
 * The shell of the map and the VIP lounge: content uses the whole window (spec §2, page shells).
 */
export function WideLayout({ children, ...shell }: ShellProps) {
  return (
    <Shell {...shell}>
      <Container wide>{children}</Container>
    </Shell>
  );
}
