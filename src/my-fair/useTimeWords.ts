import { useTranslation } from 'react-i18next';

/** Words for stretches of time: 100 → `1 ч 40 мин`. */
export function useTimeWords(): { lasting: (minutes: number) => string } {
  const { t } = useTranslation('my');
  return {
    lasting: (all) => {
      const [hours, minutes] = [Math.floor(all / 60), all % 60];
      return [hours > 0 && t('hours', { hours }), minutes > 0 && t('minutes', { minutes })]
        .filter(Boolean)
        .join(' ');
    },
  };
}
