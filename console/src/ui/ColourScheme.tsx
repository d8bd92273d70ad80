import { ActionIcon, type MantineColorScheme, Menu, useMantineColorScheme } from '@mantine/core'
import { tr } from '../texts.js'
import { Icon } from './Icon.js'

const schemes = [
  { value: 'auto', label: tr('As the system'), icon: 'system' },
  { value: 'light', label: tr('Light'), icon: 'sun' },
  { value: 'dark', label: tr('Dark'), icon: 'moon' },
] as const

export function ColourScheme() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const chosen = schemes.find(({ value }) => value === colorScheme) ?? schemes[0]
  return (
    <Menu position="bottom-end" width={180}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={38} aria-label={tr('Colours: {label}', { label: chosen.label })}>
          <Icon name={chosen.icon} size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={colorScheme} onChange={(value) => setColorScheme(value as MantineColorScheme)}>
          {schemes.map(({ value, label, icon }) => (
            <Menu.RadioItem key={value} value={value} rightSection={<Icon name={icon} />} closeMenuOnClick>
              {label}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  )
}
