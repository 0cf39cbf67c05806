import { Container } from '../ui/Container';
import { Shell, type ShellProps } from './Shell';

/** The layout of the map and the VIP lounge, across the whole window (spec §2, page shells). */
export function WideLayout({ children, ...shell }: ShellProps) {
  return (
    <Shell {...shell}>
      <Container wide>{children}</Container>
    </Shell>
  );
}
