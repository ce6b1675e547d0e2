import type { Meta, StoryObj } from '@storybook/react-vite'
import { fireEvent } from 'storybook/test'
import { FileUp } from '../icon/icons'
import { FileDrop } from '.'

const meta = {
  title: 'Fields/FileDrop',
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
  parameters: {
    docs: {
      description: {
        component: [
          '**Use for** choosing files by dropping them or from the device. Say in the hint which files are accepted and how large they may be.',
          '`compact` suits a place where files have been added already. Explain refused files in `error`.',
          '**Keyboard**: Tab reaches the area; Enter or Space opens the file chooser.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof FileDrop>
export default meta
type Story = StoryObj<typeof meta>

export const Pages: Story = {}

/** While files are held above it. */
export const DraggedOver: Story = {
  parameters: {
    frame: { height: 300 },
  },
  play: async ({ canvas }) => {
    await fireEvent.dragOver(canvas.getByLabelText('Pages'))
  },
}

export const Compact: Story = { args: { compact: true } }

export const OneFile: Story = {
  args: {
    label: 'Cover',
    hint: 'One image, 2400 px high or more.',
    accept: 'image/*',
    multiple: false,
    invitation: 'Drop an image here, or choose one',
  },
}

export const Refused: Story = {
  args: { error: 'notes.docx is not a PDF or an image. Save it as a PDF and drop that.' },
}

export const Busy: Story = { args: { busy: true } }

export const CompactAndBusy: Story = { args: { compact: true, busy: true } }

export const Disabled: Story = { args: { disabled: true, hint: 'A published book takes no more pages.' } }

export const LongText: Story = {
  args: {
    label: 'Páginas escaneadas del capítulo en español latinoamericano',
    hint: 'Un PDF, o imágenes en el orden de las páginas; como máximo 200 MB en total y 40 megapíxeles cada una.',
    invitation: 'Arrastra hasta aquí los archivos de las páginas que todavía faltan, o elígelos en este dispositivo',
  },
}
