import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { Row } from '../src/ui/Row';
import type { Locale } from '../src/i18n/locales';
import { Arch } from '../src/ui/Arch';
import { ArchRow } from '../src/ui/ArchRow';
import { Button } from '../src/ui/Button';
import { Container } from '../src/ui/Container';
import { Fold } from '../src/ui/Fold';
import { Link } from '../src/ui/Link';
import { Picture } from '../src/ui/Picture';
import { Prose, Runs } from '../src/ui/Prose';
import { QrPicture } from '../src/ui/QrPicture';
import { samplesOf } from './samples';

type Props = { locale: Locale; image: IGatsbyImageData | undefined };

const widths = { 0: '100vw' };

const qr = generate('https://site.example');
const code = { size: qr.size, path: toSvgPath(qr) };

/** Shows every primitive in every state. */
export function PrimitivesShown({ locale, image }: Props) {
  const { action, label, long, text, value } = samplesOf(locale);
  return (
    <>
      <Row anchor="button" title="Button">
        <p>
          <Button>{action}</Button> <Button look="plain">{action}</Button>{' '}
          <Button disabled>{action}</Button>{' '}
          <Button look="plain" disabled>
            {action}
          </Button>{' '}
          <Button to="/tickets/">{long}</Button>{' '}
          <Button to="https://site.example" look="plain">
            {action}
          </Button>
        </p>
      </Row>
      <Row anchor="link" title="Link">
        <p>
          {[
            '/',
            '/kitchen-sink/',
            '#button',
            'https://site.example',
            'mailto:post@site.example',
            'javascript:0',
          ].map((to) => (
            <span key={to}>
              <Link to={to}>
                {label} {to}
              </Link>{' '}
            </span>
          ))}
        </p>
      </Row>
      {image && (
        <Row anchor="picture" title="Picture, Arch">
          <Picture image={image} alt={value} widths={widths} />
          <Arch image={image} alt={label} widths={widths} />
          <Arch image={image} alt={action} widths={widths} focus="top" />
          <ArchRow />
        </Row>
      )}
      <Row anchor="prose" title="Prose">
        <Prose text={text} />
        <p>
          <Runs text={text} />
        </p>
        <Prose text={long} />
      </Row>
      <Row anchor="fold" title="Fold">
        <Fold line={label} chosen={`: ${long}`}>
          <p>{value}</p>
        </Fold>
        <Fold line={long} level={3} isOpen>
          <p>{value}</p>
        </Fold>
        <Fold line={action} level={3} untilWide>
          <p>{value}</p>
        </Fold>
      </Row>
      <Row anchor="qr-picture" title="QrPicture">
        <QrPicture code={code} label={label} />
      </Row>
      <Row anchor="container" title="Container">
        <Container>{value}</Container>
        <Container wide>{value}</Container>
      </Row>
    </>
  );
}
