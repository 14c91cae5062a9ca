import { Unstyled } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import { match, SearchField, Stack } from '../../../design-system/index.ts';
import { glossary, type GlossarySection } from '../../../app/lib/glossary/glossary.ts';
import { table } from '../../../app/routes/table.ts';
import { useChoice } from '../language.tsx';

/** The titles of pages stand in the table of routes, so that menu, title and tab cannot differ. */
const pages: GlossarySection = {
  title: ['页面', 'Pages'],
  terms: Object.fromEntries(table.filter(({ redirect }) => !redirect).map(({ path, title }) => [path, title])),
};

/** Every term in both languages, with the name that the code has for it. Finds pinyin and initials, too. */
export function GlossaryTable() {
  const choose = useChoice();
  const [search, setSearch] = useState('');
  const isFound = ([key, [chinese, english]]: [string, readonly [string, string]]) =>
    !search || [chinese, english, key].some((text) => match(search, text));
  const found = [...glossary, pages]
    .map(({ title, terms }) => ({ title, terms: Object.entries(terms).filter(isFound) }))
    .filter(({ terms }) => terms.length > 0);
  return (
    <Stack gap="4">
      <Unstyled>
        <SearchField label={choose('搜索词语', 'Search terms')} value={search} onSearch={setSearch} />
      </Unstyled>
      {found.length === 0 && <p>{choose('没有匹配的词语。', 'No matching terms.')}</p>}
      {found.map(({ title: [chinese, english], terms }) => (
        <section key={english}>
          <h2>
            {choose(chinese, english)} · {terms.length}
          </h2>
          <table>
            <thead>
              <tr>
                <th>简体中文</th>
                <th>English</th>
                <th>{choose('代码里', 'In code')}</th>
              </tr>
            </thead>
            <tbody>
              {terms.map(([key, [name, translation]]) => (
                <tr key={key}>
                  <td>{name}</td>
                  <td>{translation}</td>
                  <td>
                    <code>{key}</code>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </Stack>
  );
}
