import { useMemo } from 'react';
import styled from 'styled-components';
import { bilingual, useWords } from '../../foundation/words.ts';
import { qrModules } from './qrModules.ts';

interface QrCodeProps {
  /** What a scanner reads: usually an address. It is drawn here, and no service learns of it. */
  text: string;
  /** What it leads to, for readers of the screen: 监测链接. */
  what: string;
  /** In pixels. */
  size?: number;
}

/** A text for the camera of a phone. Dark on light in both themes, because some scanners cannot read the reverse. To save it as a picture use `saveQrCode`. */
export function QrCode({ text, what, size = 136 }: QrCodeProps) {
  const t = useWords(words);
  const modules = useMemo(() => qrModules(text), [text]);
  if (!modules) return <TooLong style={{ '--qr-size': `${size}px` }}>{t.tooLong}</TooLong>;
  return (
    // An <img> would need a file, and the colours are those of the theme.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <Drawing viewBox={`0 0 ${modules.size} ${modules.size}`} role="img" aria-label={t.code(what)} style={{ '--qr-size': `${size}px` }}>
      <path d={modules.runs.map(([x, y, length]) => `M${x} ${y}h${length}v1h-${length}z`).join('')} />
    </Drawing>
  );
}

const words = bilingual({
  code: [(what: string) => `${what}的二维码`, (what: string) => `QR code: ${what}`],
  tooLong: ['内容太长，生成不了二维码。缩短后再试。', 'Too long for a QR code. Shorten it and try again.'],
});

const Drawing = styled.svg`
  display: block;
  flex: none;
  width: var(--qr-size);
  height: var(--qr-size);
  border-radius: var(--radius-sm);
  background: var(--color-code-paper);
  fill: var(--color-code-ink);
  shape-rendering: crispedges;
`;

const TooLong = styled.p`
  display: grid;
  place-content: center;
  width: var(--qr-size);
  min-height: var(--qr-size);
  margin: 0;
  padding: var(--space-3);
  border: 1px dashed var(--color-border-strong);
  border-radius: var(--radius-sm);
  color: var(--color-text-tertiary);
  font: var(--type-caption);
  text-align: center;
`;
