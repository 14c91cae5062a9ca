import { qrModules } from './qrModules.ts';

/** Pixels on one side at least: sharp in print and in a chat. */
const wanted = 960;

/** Saves a QR code as a PNG, which chats and presentations take. False where there is no code for the text, or no file could be made. */
export async function saveQrCode(text: string, name: string): Promise<boolean> {
  const modules = qrModules(text);
  const canvas = document.createElement('canvas');
  const paint = canvas.getContext('2d');
  if (!modules || !paint) return false;
  const scale = Math.ceil(wanted / modules.size);
  canvas.width = modules.size * scale;
  canvas.height = canvas.width;
  const colours = getComputedStyle(document.documentElement);
  paint.fillStyle = colours.getPropertyValue('--color-code-paper') || 'white';
  paint.fillRect(0, 0, canvas.width, canvas.height);
  paint.fillStyle = colours.getPropertyValue('--color-code-ink') || 'black';
  for (const [x, y, length] of modules.runs) paint.fillRect(x * scale, y * scale, length * scale, scale);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) return false;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = `${name}.png`;
  link.click();
  // Some browsers start reading the URL only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return true;
}
