/** Formats `2026-04-02` with YYYY, YY, MM, M, DD, D: `DD.MM.YYYY` gives `02.04.2026`. */
export function formatDate(day: string, format: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const parts: Record<string, string> = {
    YYYY: year,
    YY: year.slice(-2),
    MM: month,
    M: String(Number(month)),
    DD: date,
    D: String(Number(date)),
  };
  return format.replace(/YYYY|YY|MM|M|DD|D/g, (part) => parts[part] ?? part);
}
