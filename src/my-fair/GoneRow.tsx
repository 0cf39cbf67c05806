import { useTranslation } from 'react-i18next';
import { Row } from '../ui/Row';
import type { Star } from '../stars/model/stars';
import { Button } from '../ui/Button';
import { changeStars } from '../stars/browser/stars';

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
