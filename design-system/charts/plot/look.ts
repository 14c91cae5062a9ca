import { css } from 'styled-components';
import { unseen } from '../../primitives/visually-hidden/unseen.ts';

/** How much of its colour an area has. What lies over it keeps its contrast: charts/laws.test.ts. */
export const areaOpacity = 0.4;

/** The look of what Highcharts draws. Class names ending in a number or `tint` are the inks that options give to series. */
export const plotLook = css`
  & .highcharts-container {
    position: relative;
    z-index: 0;
    overflow: visible !important;
    user-select: none;
    touch-action: manipulation;
    outline: 0;
  }
  & :is(.highcharts-series, .highcharts-markers, .highcharts-point) {
    outline: 0;
  }
  & .highcharts-root {
    display: block;
    overflow: visible;
    font: 400 12px/1 var(--font-sans);
  }
  & .highcharts-background,
  & .highcharts-plot-background,
  & .highcharts-plot-border,
  & .highcharts-tracker-line {
    fill: none;
    stroke: none;
  }
  & .highcharts-tracker-line {
    stroke-linejoin: round;
  }
  & .highcharts-graph {
    fill: none;
    stroke: var(--ink);
    stroke-width: 1.5px;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  & .leading > .highcharts-graph,
  & .over > .highcharts-graph {
    stroke-width: 2px;
  }
  & .highcharts-graph.dashed {
    stroke-dasharray: 2 5;
  }
  & .patterned > .highcharts-graph {
    stroke-dasharray: 7 3;
  }
  & .expected > .highcharts-graph {
    stroke-width: 1.5px;
    stroke-dasharray: 2 4;
  }
  & .compared > .highcharts-graph {
    stroke: var(--chart-compare);
    stroke-dasharray: 3 4;
  }
  & .highcharts-area {
    fill: var(--chart-area);
    fill-opacity: ${areaOpacity};
    stroke: none;
  }
  & .highcharts-area.dashed {
    fill: none;
  }
  & .highcharts-column-series .highcharts-point {
    fill: var(--ink);
    stroke: none;
  }
  & .benchmark > .highcharts-graph {
    stroke: var(--color-text-secondary);
    stroke-dasharray: 3 4;
  }
  & .halo > .highcharts-graph {
    stroke: var(--color-bg-surface);
    stroke-width: 5px;
  }
  & .highcharts-column-series :is(.open, .rest) {
    fill-opacity: 0.62;
  }
  & .highcharts-column-series .outside {
    fill-opacity: 0.22;
  }
  & .highcharts-column-series .unfinished {
    fill-opacity: 0.25;
    stroke: var(--ink);
    stroke-width: 1.5px;
    stroke-dasharray: 2 3;
  }
  & .highcharts-markers .highcharts-point {
    fill: none;
    stroke: none;
  }
  & .highcharts-selection-marker {
    fill: var(--color-accent-muted);
    fill-opacity: 0.5;
    stroke: var(--color-accent-line);
  }
  & .highcharts-focus-border {
    fill: none;
    stroke: var(--color-border-focus);
    stroke-width: 2px;
  }
  & :is(.highcharts-a11y-proxy-container-before, .highcharts-a11y-proxy-container-after) {
    position: absolute;
  }
  & .highcharts-visually-hidden {
    ${unseen}
  }

  &[data-stacked] .highcharts-area {
    fill: var(--ink);
    fill-opacity: 0.78;
  }
  &[data-stacked] .highcharts-area-series > .highcharts-graph {
    stroke: var(--color-bg-surface);
    stroke-width: 1px;
  }
  &[data-stacked] .highcharts-column-series .highcharts-point {
    stroke: var(--color-bg-surface);
    stroke-width: 1px;
  }

  & .ink-1 {
    --ink: var(--chart-cat-1);
  }
  & .ink-2 {
    --ink: var(--chart-cat-2);
  }
  & .ink-3 {
    --ink: var(--chart-cat-3);
  }
  & .ink-4 {
    --ink: var(--chart-cat-4);
  }
  & .ink-5 {
    --ink: var(--chart-cat-5);
  }
  & .ink-6 {
    --ink: var(--chart-cat-6);
  }
  & .ink-7 {
    --ink: var(--chart-cat-7);
  }
  & .ink-8 {
    --ink: var(--chart-cat-8);
  }
  & .ink-9 {
    --ink: var(--chart-cat-9);
  }
  & .ink-10 {
    --ink: var(--chart-cat-10);
  }
  & .ink-tint {
    --ink: var(--color-accent-line);
  }
`;
