import type { ReactNode } from 'react';
import styled from 'styled-components';
import { phone, print } from '../../foundation/media.ts';
import { FailureScope } from '../../data/empty/FailureScope.tsx';
import { Heading } from '../../primitives/heading/Heading.tsx';
import { Trail, TrailStop } from '../../primitives/trace/Trail.tsx';
import { unseen } from '../../primitives/visually-hidden/unseen.ts';

interface PageProps {
  title: string;
  /** Freshness, time zone and window of what is shown. */
  meta?: ReactNode;
  /** The TrailStops that lead here; the title becomes the last of them. */
  trail?: ReactNode;
  /** What can be done with the whole page, the one primary button last. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of a screen: a title row of 60 and panels below each other, at most 1680 wide. */
export function Page({ title, meta, trail, actions, children }: PageProps) {
  return (
    <Room>
      <TitleRow data-trail={trail ? true : undefined}>
        <Title>
          {trail ? (
            <Trail>
              {trail}
              <TrailStop>
                <CurrentStop>{title}</CurrentStop>
              </TrailStop>
            </Trail>
          ) : (
            <Heading level={1} isCut>
              {title}
            </Heading>
          )}
        </Title>
        {meta !== undefined && <Meta>{meta}</Meta>}
        {actions !== undefined && <Actions>{actions}</Actions>}
      </TitleRow>
      <Panels>
        <FailureScope>{children}</FailureScope>
      </Panels>
    </Room>
  );
}

const Room = styled.div`
  --trace-ground: var(--color-bg-canvas);
  width: 100%;
  max-width: calc(var(--size-content-max) + 2 * var(--size-content-pad));
  margin: 0 auto;
  padding: 0 var(--size-content-pad) var(--space-8);

  ${phone} {
    padding: 0 var(--size-content-pad-mobile) var(--space-6);

    /* Room for the bar of a form at the lower edge of the window. */
    &:has([data-page-footer]) {
      padding-bottom: 84px;
    }
  }
`;

const TitleRow = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  min-height: 60px;
  padding: var(--space-3) 0;

  ${phone} {
    gap: var(--space-2);
    padding: 10px 0;
  }
`;

const Title = styled.div`
  min-width: 0;

  ${phone} {
    flex: 1 1 auto;

    [data-trail] > & {
      flex-basis: 260px;
    }
  }
`;

const CurrentStop = styled.h1`
  overflow: hidden;
  font: inherit;
  text-overflow: ellipsis;
`;

/* On a phone it is told to readers of the screen only: the row has no room for it. */
const Meta = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-1h);
  min-width: 0;
  overflow-wrap: anywhere;
  color: var(--color-text-tertiary);
  font: var(--type-caption);

  [data-trail] > & {
    margin-left: auto;
  }
  ${phone} {
    ${unseen}
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: var(--space-2) var(--space-3);
  margin-left: auto;

  [data-trail] > ${Meta} + & {
    margin-left: 0;
  }
  /* Words that are too long for one row, as in English, go on in the next. */
  ${phone} {
    max-width: 100%;
    gap: var(--space-2);

    [data-trail] > ${Meta} + & {
      margin-left: auto;
    }
  }
  ${print} {
    display: none;
  }
`;

const Panels = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--size-gutter);
`;
