import type { Meta, StoryObj } from '@storybook/react-vite'
import { FileUp } from '../icon/icons'
import { FileDrop } from '.'

const meta = {
  title: 'Components/FileDrop',
  component: FileDrop,
  args: {
    label: 'Pages',
    hint: 'A PDF, or images in the order of the pages. Up to 200 MB.',
    accept: '.pdf,image/*',
    multiple: true,
    icon: FileUp,
    onFiles: () => undefined,
  },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof FileDrop>
export default meta
type Story = StoryObj<typeof meta>

export const Pages: Story = {}

export const Refused: Story = { args: { error: 'notes.docx is not a PDF or an image. Save it as PDF and drop that.' } }

export const Busy: Story = { args: { busy: true } }
