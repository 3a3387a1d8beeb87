/** Whether the person has asked the browser to save data: then no code is brought before somebody needs it. */
export function savesData(): boolean {
  const { saveData }: { saveData?: unknown } = Object(Reflect.get(navigator, 'connection'))
  return saveData === true
}
