import type { Meta, StoryObj } from '@storybook/react-vite'
import { placeRect } from '../editor/placed-rect'
import { createTriggerRect } from '../marks/create-mark-rect'
import type { PlannedStart } from '../marks/plan-autoplay'
import { AutoplayDialog } from './autoplay-dialog'

const planned = (id: string, before: PlannedStart['before'], start: PlannedStart['start']): PlannedStart => ({
  pageNumber: 1,
  trigger: { id, title: { en: id } },
  before,
  start,
  after: placeRect(
    { pageVariationId: -1, kind: 'marks' },
    createTriggerRect({ x: 0, y: 0, width: 48, height: 48 }, id),
    0,
  ),
})

const meta = {
  title: 'Authoring/AutoplayDialog',
  component: AutoplayDialog,
  args: {
    open: true,
    language: 'en',
    languageName: 'English',
    plan: () => [
      planned('The owl', null, { value: -1, orderIndex: 0 }),
      planned('The moon', { value: 3 }, { value: 12.4 }),
      planned('The sun', { value: 12.4 }, { value: 12.4 }),
    ],
    onAssign: () => undefined,
    onClose: () => undefined,
  },
  parameters: {
    frame: { width: 720, height: 640 },
    docs: {
      description: {
        component: [
          '**Use for** setting when popups open automatically, after the author has seen what changes.',
          '**Use `MarkInspector` instead** for the start of one popup.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof AutoplayDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Changes: Story = {}

export const NoTriggers: Story = { args: { plan: () => [] } }
