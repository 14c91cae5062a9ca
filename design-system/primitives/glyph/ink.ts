/** Whether words on a colour must be light or dark to be read; nothing for what is not a colour like `#7a3b1e`. */
export function inkOn(colour: string | undefined): 'light' | 'dark' | undefined {
  const [, red, green, blue] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour ?? '') ?? [];
  if (!red || !green || !blue) return undefined;
  const luminance = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  // At this luminance black and white have the same contrast to the colour: 4.58 to 1 (WCAG 2.2).
  return luminance < 0.179 ? 'light' : 'dark';
}

function linear(channel: string): number {
  const value = Number.parseInt(channel, 16) / 255;
  return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
