/** A screen is seen by others: 13857106021 → 138 **** 6021. A short number keeps its last two digits. */
export function maskedPhone(phone: string): string {
  const digits = phone.replace(/\s|-/g, '');
  if (digits.length < 8) return `**** ${digits.slice(-2)}`;
  return `${digits.slice(0, -8)} **** ${digits.slice(-4)}`;
}
