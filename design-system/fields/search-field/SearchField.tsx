import { Search } from 'lucide-react';
import { useRef } from 'react';
import { Input, SearchField as AriaSearchField } from 'react-aria-components';
import styled from 'styled-components';
import { figureText } from '../../foundation/figures.ts';
import { phone } from '../../foundation/media.ts';
import { bilingual, useProvenaLocale, useWords } from '../../foundation/words.ts';
import { Dismiss } from '../../primitives/dismiss/Dismiss.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { ControlBox, type ControlSize } from '../frame/ControlBox.tsx';
import { fieldColumn, FieldFrame, type FieldProps } from '../frame/FieldFrame.tsx';
import { useSearch, type Search as SearchState } from './useSearch.ts';

export interface SearchFieldProps extends Omit<SearchState, 'onSearch'>, Omit<FieldProps, 'confirmation' | 'isRequired'> {
  /** Called after a pause in typing, and at once on Enter and when the text is cleared. */
  onSearch: (query: string) => void;
  /** Says what is searched: 名称、ID、短码和所有链接参数. The label when left out. */
  placeholder?: string;
  /** How many were found of how many: 11 / 248. */
  count?: { found: number; of: number } | undefined;
  size?: ControlSize;
  ref?: (element: { focus(): void } | null) => void;
}

/** Narrows what stands below it. Its label is hidden by default: the glass and the placeholder say enough in a row of filters. */
export function SearchField({ value, pause, onSearch, placeholder, count, size = 'md', name, ref, ...field }: SearchFieldProps) {
  const { label, hint, error, isLabelHidden = true, isDisabled, isReadOnly, isBusy } = field;
  const t = useWords(words);
  const search = useSearch({ value, pause, onSearch });
  const input = useRef<HTMLInputElement>(null);
  const hold = (element: HTMLInputElement | null) => {
    input.current = element;
    ref?.(element);
  };
  const canClear = search.text !== '' && !isDisabled && !isReadOnly;
  return (
    <Column
      value={search.text}
      onChange={search.type}
      onSubmit={search.now}
      onClear={() => search.now('')}
      isDisabled={isDisabled ?? false}
      isReadOnly={isReadOnly ?? false}
      isInvalid={Boolean(error)}
      {...(name && { name })}
    >
      <FieldFrame {...{ label, hint, error, isLabelHidden }}>
        <ControlBox
          {...{ isBusy, isDisabled, isReadOnly, size }}
          isInvalid={Boolean(error)}
          before={<Icon of={Search} />}
          after={
            canClear && (
              <>
                {count && <Count {...count} />}
                <Dismiss
                  label={t.clear}
                  onPress={() => {
                    search.now('');
                    input.current?.focus();
                  }}
                />
              </>
            )
          }
        >
          <Input placeholder={placeholder ?? label} ref={hold} {...search.composition} />
        </ControlBox>
      </FieldFrame>
    </Column>
  );
}

function Count({ found, of }: { found: number; of: number }) {
  const t = useWords(words);
  const locale = useProvenaLocale();
  return (
    <Quiet>
      <span aria-hidden>
        {figureText(found, locale)} / {figureText(of, locale)}
      </span>
      <output>
        <VisuallyHidden>{t.found(found, of)}</VisuallyHidden>
      </output>
    </Quiet>
  );
}

const words = bilingual({
  clear: ['清除', 'Clear'],
  found: [(found: number, of: number) => `找到 ${found} 项，共 ${of} 项`, (found: number, of: number) => `${found} of ${of} found`],
});

const Column = styled(AriaSearchField)`
  ${fieldColumn}
  width: 300px;
  max-width: 100%;

  & input::-webkit-search-cancel-button {
    display: none;
  }
  ${phone} {
    width: 100%;
  }
`;

const Quiet = styled.span`
  font: var(--type-caption);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
