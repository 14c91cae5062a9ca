import { ChipButton, Menu, MenuItem, MenuSection, MultiSelect, useWords } from '#design-system';
import { keysParam } from '#app/lib/urlState.ts';
import type { ListFilter } from '../state/listing.ts';
import { listWords } from '../words.ts';

/** The key of 'all' in the menu, which takes no empty one. No value is a blank. */
const all = ' ';

/** A filter as a chip with its values behind it: one of them, or several where its place in the address is a `keysParam`. */
export function FilterChip({ of: filter }: { of: ListFilter }) {
  const t = useWords(listWords);
  const { label, options, requests, text, isSet, words, choose } = filter;
  if (filter.hasSeveral) {
    const keys = keysParam.parse(text) ?? keysParam.fallback;
    return (
      <MultiSelect
        look="chip"
        label={label}
        options={options}
        requests={requests}
        value={keys}
        onChange={(next) => choose(keysParam.format(next))}
        isApplied
      />
    );
  }
  return (
    <Menu trigger={<ChipButton label={label} value={words} hasList={!isSet} {...(isSet && { onRemove: () => choose('') })} />}>
      <MenuSection title={label} selectionMode="single" selected={[text || all]} onSelect={([id = all]) => choose(id.trim())}>
        <MenuItem id={all}>{t.all}</MenuItem>
        {options.map(({ id, label: name, note }) => (
          <MenuItem key={id} id={id} {...(note && { description: note })}>
            {name}
          </MenuItem>
        ))}
      </MenuSection>
    </Menu>
  );
}
