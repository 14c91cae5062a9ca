import { useQuery } from '@tanstack/react-query';
import { useApp } from '#app/access/currentPage.ts';
import { oneLinks as calls, type LinkTemplate } from '#app/api/ours/links/one-links.ts';
import type { RecordState } from '#screens/kit/detail/index.ts';

/** One of the templates of the app. They come all at once. */
export function useTemplate(id: number): RecordState<LinkTemplate> {
  const app = useApp().id;
  const { data: all, error, isFetching, refetch } = useQuery(calls.templates({ app }));
  const data = all?.find((one) => one.id === id);
  return { data, error, isFetching, refetch, isGone: all !== undefined && data === undefined };
}
