/** Whether a script belongs to the form engine's lazy chunks: its Russian messages tell. */
export function isEngine(script: string): boolean {
  return script.includes('Извините, не все поля заполнены верно');
}
