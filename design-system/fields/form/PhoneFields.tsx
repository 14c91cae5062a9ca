import { Stack } from '../../primitives/stack/Stack.tsx';
import { ComboBox } from '../combo-box/ComboBox.tsx';
import { DateRange } from '../date-range/DateRange.tsx';
import { DateField } from '../date-range/day/DateField.tsx';
import { MultiSelect } from '../multi-select/MultiSelect.tsx';
import { NumberField } from '../number-field/NumberField.tsx';
import { windows } from '../options/samples.tsx';
import { SearchField } from '../search-field/SearchField.tsx';
import { SecretField } from '../secret-field/SecretField.tsx';
import { Select } from '../select/Select.tsx';
import { TextArea } from '../text-area/TextArea.tsx';
import { TextField } from '../text-field/TextField.tsx';

const period = { start: '2026-10-21', end: '2026-11-19' } as const;

/** For a story: every field that holds a text, at the width of a phone. */
export const PhoneFields = () => (
  <Stack gap="3">
    <TextField label="活动名称" value="秋季版本-达人短视频-C" />
    <TextField label="小号" size="sm" value="秋季版本" />
    <TextArea label="备注" value="十一月第二周加投" />
    <NumberField label="每日预算" value={12_000} after="元" />
    <SecretField label="密码" value="provena" />
    <SearchField label="搜索活动" value="秋季" onSearch={() => undefined} />
    <ComboBox label="渠道" options={windows} value={7} />
    <Select label="归因窗口" options={windows} value={7} />
    <Select label="小号窗口" options={windows} value={7} size="sm" />
    <Select label="未选窗口" options={windows} />
    <MultiSelect label="多个窗口" options={windows} value={[7]} look="count" />
    <MultiSelect label="未选多个" options={windows} value={[]} />
    <DateField label="停止日" value="2026-11-20" />
    <DateRange label="时段" value={period} onChange={() => undefined} />
  </Stack>
);
