/** Whether `MM/YY` names a month that has not ended; years are taken as 20YY, and the card counts to the month's last day. */
export function isCardExpiry(text: string, now: Date): boolean {
  const [, month = '', year = ''] = /^(0[1-9]|1[0-2])\/(\d\d)$/.exec(text.trim()) ?? []
  if (!month) return false
  return new Date(2000 + Number(year), Number(month), 1) > now
}
