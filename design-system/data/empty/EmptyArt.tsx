import styled from 'styled-components';

export type EmptyKind = 'no-data' | 'no-match' | 'failed' | 'locked' | 'lost';

/** The trace, broken where the reason is: the reader sees which step has no data. Decorative; the words beside it say the same. */
export function EmptyArt({ kind }: { kind: EmptyKind }) {
  return (
    <Drawing viewBox="0 0 240 76" aria-hidden>
      {drawings[kind]}
    </Drawing>
  );
}

const drawings = {
  'no-data': (
    <>
      <path d="M8 38H92" />
      <path data-part="ahead" d="M104 38H218" />
      <circle data-part="stop" cx="8" cy="38" r="4" />
      <circle data-part="stop" cx="52" cy="38" r="4" />
      <circle data-part="wanted" cx="98" cy="38" r="6" />
      <circle data-part="faint" cx="226" cy="38" r="4" />
    </>
  ),
  'no-match': (
    <>
      <path d="M8 52C60 52 60 38 104 38" />
      <path d="M8 24C60 24 60 38 104 38" />
      <path data-part="ahead" d="M136 38H226" />
      <circle data-part="stop" cx="8" cy="24" r="4" />
      <circle data-part="stop" cx="8" cy="52" r="4" />
      <circle data-part="tool" cx="118" cy="36" r="15" />
      <path data-part="tool" d="M129 47l9 9" />
      <circle data-part="wanted" cx="118" cy="36" r="5" />
    </>
  ),
  failed: (
    <>
      <path d="M8 38H100" />
      <path d="M140 38H232" />
      <circle data-part="stop" cx="8" cy="38" r="4" />
      <circle data-part="stop" cx="56" cy="38" r="4" />
      <path data-part="break" d="M114 32l12 12M126 32l-12 12" />
      <circle data-part="stop" cx="184" cy="38" r="4" />
      <circle data-part="origin" cx="232" cy="38" r="5" />
    </>
  ),
  locked: (
    <>
      <path d="M8 38H96" />
      <path data-part="ahead" d="M144 38H232" />
      <circle data-part="stop" cx="8" cy="38" r="4" />
      <circle data-part="stop" cx="52" cy="38" r="4" />
      <rect data-part="tool" x="108" y="34" width="24" height="18" rx="3" />
      <path data-part="tool" d="M113 34v-5a7 7 0 0 1 14 0v5" />
      <circle data-part="origin" cx="120" cy="43" r="2.4" />
      <circle data-part="faint" cx="188" cy="38" r="4" />
      <circle data-part="faint" cx="232" cy="38" r="4" />
    </>
  ),
  lost: (
    <>
      <path d="M12 38H100" />
      <path data-part="ahead" d="M140 38H224" />
      <circle data-part="stop" cx="8" cy="38" r="4" />
      <circle data-part="stop" cx="56" cy="38" r="4" />
      <path data-part="break" d="M114 32l12 12M126 32l-12 12" />
      <circle data-part="faint" cx="232" cy="38" r="4" />
    </>
  ),
} satisfies Record<EmptyKind, unknown>;

const Drawing = styled.svg`
  width: 240px;
  height: 76px;
  max-width: 100%;
  fill: none;
  overflow: visible;
  stroke: var(--color-trace-line);
  stroke-width: 1.2;
  stroke-linecap: round;

  & [data-part='ahead'] {
    stroke-dasharray: 2 4;
  }

  & [data-part='stop'],
  & [data-part='faint'] {
    fill: var(--color-bg-surface);
    stroke: var(--color-trace-dot);
    stroke-width: 1.4;
  }

  & [data-part='faint'] {
    opacity: 0.5;
  }

  & [data-part='wanted'] {
    stroke: var(--color-trace-origin);
    stroke-width: 1.4;
    stroke-dasharray: 2 3;
  }

  & [data-part='tool'] {
    stroke: var(--color-text-secondary);
    stroke-width: 1.4;
  }

  & [data-part='break'] {
    stroke: var(--color-negative-solid);
    stroke-width: 1.8;
  }

  & [data-part='origin'] {
    fill: var(--color-trace-origin);
    stroke: none;
  }
`;
