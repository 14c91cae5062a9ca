import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useMay } from '#app/access/may.ts';
import { isLacking } from '#app/api/client/error.ts';
import { appFigures } from '#app/api/ours/apps/figures.ts';
import type { Courses } from './useFigureColumns.tsx';

/** How all apps go, asked once. Null for who may not see it, of whom nothing is asked. */
export function useCourses() {
  const isSeen = useMay('view dashboard@monitor');
  const { data, error, isError, refetch } = useQuery({ ...appFigures.courses(), enabled: isSeen });
  const hasFailed = isError && !data;
  const courses = useMemo((): Courses | null => {
    if (!isSeen) return null;
    if (data) return new Map(data.map((course) => [course.app, course]));
    return hasFailed ? new Map() : 'waiting';
  }, [isSeen, data, hasFailed]);
  // A service that has no such figures is not asked again, and the list comes without them.
  return { courses, hasFailed: hasFailed && !isLacking(error), retry: () => void refetch() };
}
