import { useMemo } from 'react';
import styled from 'styled-components';
import { Delta, Figure, phone, Skeleton, Sparkline, Text, useWords, type Column } from '#design-system';
import type { App } from '#app/api/apps/shapes.ts';
import type { AppCourse } from '#app/api/ours/apps/figures.ts';
import { words } from '../../words.ts';

/** By the id of the app. Apps of which nothing may be told are not in it. */
export type Courses = ReadonlyMap<number, AppCourse> | 'waiting';

const nothing: readonly Column<App>[] = [];

/** How today goes, against yesterday until the same minute, and the days before. */
export function useFigureColumns(courses: Courses | null): readonly Column<App>[] {
  const t = useWords(words);
  return useMemo(() => {
    if (courses === null) return nothing;
    const of = ({ id, onlineOn }: App) => (courses === 'waiting' || onlineOn === null ? undefined : courses.get(id));
    const isWaiting = courses === 'waiting';
    return [
      {
        id: 'today',
        title: t.today,
        value: (app) => of(app)?.today ?? null,
        as: { kind: 'count' },
        width: 100,
        phone: 'half',
        cell: (app) => (isWaiting ? <Skeleton width={48} /> : <Today course={of(app)} />),
      },
      {
        id: 'change',
        title: t.change,
        value: (app) => changeOf(of(app)),
        width: 80,
        yields: 'second',
        phone: 'half',
        cell: (app) => (isWaiting ? <Skeleton width={40} /> : <Delta value={changeOf(of(app))} />),
      },
      {
        id: 'course',
        title: t.course,
        width: 116,
        yields: 'first',
        cell: (app) => (isWaiting ? <Skeleton width={96} /> : <Course app={app} course={of(app)} />),
      },
    ];
  }, [t, courses]);
}

const changeOf = (course: AppCourse | undefined) => (course && course.before > 0 ? course.today / course.before - 1 : null);

/** On a page nothing is installed: there the figure says what it counts. */
function Today({ course }: { course: AppCourse | undefined }) {
  const t = useWords(words);
  return (
    <Lines>
      <Strong>
        <Figure value={course?.today ?? null} />
      </Strong>
      {course?.metric === 'active' && (
        <Text kind="caption" tone="tertiary">
          {t.active}
        </Text>
      )}
    </Lines>
  );
}

function Course({ app, course }: { app: App; course: AppCourse | undefined }) {
  const t = useWords(words);
  if (app.isExpired)
    return (
      <Text kind="caption" tone="tertiary">
        {t.stoppedReceiving}
      </Text>
    );
  return (
    <Line>
      <Sparkline label={app.name} values={course?.days ?? []} />
    </Line>
  );
}

const Lines = styled.span`
  display: grid;
  justify-items: end;

  ${phone} {
    display: flex;
    align-items: baseline;
    gap: var(--space-1);
  }
`;

const Strong = styled.span`
  font-weight: 600;
`;

const Line = styled.span`
  display: block;
  width: 96px;
`;
