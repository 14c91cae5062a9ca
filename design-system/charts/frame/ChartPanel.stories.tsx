import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { pngBlob } from '../picture/png.ts';
import { svgText } from '../picture/svg.ts';
import { trace } from '../picture/trace.ts';
import { annotations, installsToday } from '../sample/sample.ts';
import { TrendChart } from '../trend/TrendChart.tsx';
import { ChartFiles } from './chart-files.tsx';
import { ChartPanel } from './ChartPanel.tsx';

const meta = preview.meta({
  title: 'Charts/Panel 图表面板',
  component: ChartPanel,
  args: { title: '激活趋势', note: '归因窗口 7 天', children: <TrendChart data={installsToday} annotations={annotations} /> },
});

export const Drawn = meta.story({ tags: ['matrix'] });

export const AsTable = meta.story({ args: { form: 'table' }, parameters: { pictures: [{ state: 'hover' }, { state: 'focus' }] } });

export const AsSentence = meta.story({ args: { form: 'sentence' } });

export const SentenceHidden = meta.story({ args: { isSentenceHidden: true } });

export const Sample = meta.story({ args: { title: '作弊趋势', isSample: true, note: '虚构的应用' } });

export const Phone = Drawn.extend({ globals: { viewport: { value: 'phone' } } });

const sentence = '激活 864,120，较上期 +12.6%；最高 11-11 40,825。今日截至 10:32 为 12,860，未结束。';

const points = () => screen.findAllByRole('img', { name: /本期/ }, { timeout: 20_000 });

export const SwitchTheForm = Drawn.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '表' }));
    const rows = within(canvas.getByRole('table', { name: '激活' })).getAllByRole('row');
    await expect(rows).toHaveLength(32);
    await expect(rows[1]).toHaveTextContent('今日12,860–未结束');
    await expect(rows[2]).toHaveTextContent('11-1928,71424,049上升19.4%');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.getByRole('figure')).toHaveTextContent(sentence);
  },
});

export const FormsInTheMenu = Drawn.extend({
  render: (args) => (
    <div style={{ width: 340 }}>
      <ChartPanel {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('radio')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '更多' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: '表' }));
    await expect(await canvas.findByRole('table', { name: '激活' })).toBeVisible();
  },
});

export const CopyTheSentence = Drawn.extend({
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: '更多' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '复制这句话' }));
    await expect(write).toHaveBeenCalledWith(sentence);
  },
});

/** Called and described by its page. */
export const SaysWhatItIsOf = Drawn.extend({
  tags: ['no-picture'],
  render: (args) => (
    <ChartFiles describe={(title) => ({ name: `${title}-星海远征 iOS`, notes: ['应用 星海远征 iOS'] })}>
      <ChartPanel {...args} />
    </ChartFiles>
  ),
  play: async ({ canvas, userEvent }) => {
    const saved: { name: string; file: Blob }[] = [];
    const made: Blob[] = [];
    const url = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) made.push(file);
      return 'blob:none';
    });
    const pressed = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function press(this: HTMLAnchorElement) {
      saved.push(...made.map((file) => ({ file, name: this.download })));
    });
    await userEvent.click(canvas.getByRole('button', { name: '更多' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '下载数据 CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    url.mockRestore();
    pressed.mockRestore();
    await expect(saved[0]?.name).toBe('激活趋势-星海远征 iOS.csv');
    await expect((await saved[0]?.file.text())?.split('\r\n')).toContain('应用 星海远征 iOS');
  },
});

export const SavedAsSvg = Drawn.extend({
  parameters: { picture: { as: 'drawn' } },
  play: async ({ canvas }) => {
    await points();
    const text = svgText(trace(canvas.getByRole('group', { name: '激活趋势' })), { title: '激活趋势', description: sentence });
    // Values instead of variables, fonts by name, words as words.
    await expect(text).not.toContain('var(');
    await expect(text).toContain('Inter');
    for (const words of ['激活趋势', '4.8万', '10-21', '今日', 'SDK 6.2 上线', '864,120']) await expect(text).toContain(`>${words}</text>`);
    // The line, its area, the comparison and the dashed last segment; none of the buttons.
    await expect(text.match(/stroke-dasharray/g)?.length).toBeGreaterThanOrEqual(3);
    await expect(text).not.toContain('>表</text>');
    await expect(new DOMParser().parseFromString(text, 'image/svg+xml').querySelector('parsererror')).toBeNull();
  },
});

export const SavedAsPng = Drawn.extend({
  parameters: { picture: { as: 'drawn' } },
  play: async ({ canvas }) => {
    await points();
    const picture = trace(canvas.getByRole('group', { name: '激活趋势' }));
    const image = await createImageBitmap(await pngBlob(picture));
    await expect([image.width, image.height]).toEqual([picture.width * 2, picture.height * 2]);
  },
});

export const FollowsTheTheme = Drawn.extend({
  parameters: { picture: { as: 'drawn' } },
  play: async ({ canvasElement }) => {
    await points();
    const root = document.documentElement;
    const before = root.dataset.theme ?? 'light';
    const line = canvasElement.querySelector('.highcharts-graph.highcharts-zone-graph-0');
    const colour = () => getComputedStyle(line ?? canvasElement).stroke;
    const first = colour();
    root.dataset.theme = before === 'dark' ? 'light' : 'dark';
    await waitFor(() => expect(colour()).not.toBe(first));
    // The same element in another colour: nothing was drawn again.
    await expect(canvasElement.querySelector('.highcharts-graph.highcharts-zone-graph-0')).toBe(line);
    root.dataset.theme = before;
  },
});
