import { useTranslation } from 'react-i18next';
import { Row } from '../../components/Row';
import type { Star } from '../../domain/myFair/stars';
import { Button } from '../../primitives/Button';
import { changeStars } from '../../services/stars/stars';

/** Stars whose records this build no longer has: told, and kept until the visitor lets them go. */
export function GoneRow({ gone }: { gone: readonly Star[] }) {
  const { t } = useTranslation('my');
  const forget = () => {
    const keys = new Set(gone.map(({ key }) => key));
    changeStars((list) => list.filter(({ key }) => !keys.has(key)));
  };
  return (
    <Row anchor="gone" title={t('gone')}>
      <p>{t('goneLead', { count: gone.length })}</p>
      <p>
        <Button look="plain" onClick={forget}>
          {t('forget')}
        </Button>
      </p>
    </Row>
  );
}
