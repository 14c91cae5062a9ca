import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { Glyph, useWords, type Option } from '#design-system';
import { appColour } from '#app/lib/glossary/appColour.ts';
import { apps } from '#app/api/apps/apps.ts';
import type { LinkedApp } from '#app/api/ad-accounts/shapes.ts';
import { platformNames } from '#app/lib/glossary/words.ts';

/** An app by its name and its platform: one product has an app for each. */
export function useAppLabel() {
  const platforms = useWords(platformNames);
  return useCallback(({ name, platform }: Pick<LinkedApp, 'name' | 'platform'>) => `${name} · ${platforms[platform]}`, [platforms]);
}

/** The apps to which an account can be connected: those that the reader may open and that have not expired. */
export function useAppOptions(): readonly Option<number>[] {
  const { data } = useQuery(apps.all());
  const labelOf = useAppLabel();
  return useMemo(
    () =>
      (data?.all ?? [])
        .filter(({ isExpired }) => !isExpired)
        .map((app) => ({ id: app.id, label: labelOf(app), glyph: <Glyph name={app.name} colour={appColour(app.name)} /> })),
    [data, labelOf],
  );
}
