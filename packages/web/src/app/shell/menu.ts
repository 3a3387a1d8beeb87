import type { MenuItemId } from '@lineboard/sdk'
import AccountBoxOutlined from '@mui/icons-material/AccountBoxOutlined'
import AccountTreeOutlined from '@mui/icons-material/AccountTreeOutlined'
import AddShoppingCartOutlined from '@mui/icons-material/AddShoppingCartOutlined'
import AdminPanelSettingsOutlined from '@mui/icons-material/AdminPanelSettingsOutlined'
import ApartmentOutlined from '@mui/icons-material/ApartmentOutlined'
import CallReceivedOutlined from '@mui/icons-material/CallReceivedOutlined'
import CampaignOutlined from '@mui/icons-material/CampaignOutlined'
import DialpadOutlined from '@mui/icons-material/DialpadOutlined'
import DnsOutlined from '@mui/icons-material/DnsOutlined'
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined'
import GroupOutlined from '@mui/icons-material/GroupOutlined'
import InsightsOutlined from '@mui/icons-material/InsightsOutlined'
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined'
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined'
import PhoneInTalkOutlined from '@mui/icons-material/PhoneInTalkOutlined'
import QueryStatsOutlined from '@mui/icons-material/QueryStatsOutlined'
import SettingsOutlined from '@mui/icons-material/SettingsOutlined'
import SpaceDashboardOutlined from '@mui/icons-material/SpaceDashboardOutlined'
import SwitchAccountOutlined from '@mui/icons-material/SwitchAccountOutlined'
import TagOutlined from '@mui/icons-material/TagOutlined'
import VerifiedUserOutlined from '@mui/icons-material/VerifiedUserOutlined'
import type { ComponentType } from 'react'

export interface MenuEntry {
  id: MenuItemId
  Icon: ComponentType
}

export interface MenuGroup {
  id: 'activities' | 'numbers' | 'sources' | 'routing' | 'reporting' | 'settings'
  items: readonly MenuEntry[]
}

/** Order and icons of the menu. Where an entry leads is known to the routes, who sees it to the permissions. */
export const menu: readonly MenuGroup[] = [
  {
    id: 'activities',
    items: [
      { id: 'dashboard', Icon: SpaceDashboardOutlined },
      { id: 'callLogs', Icon: PhoneInTalkOutlined },
    ],
  },
  {
    id: 'numbers',
    items: [
      { id: 'buyNumbers', Icon: AddShoppingCartOutlined },
      { id: 'trackingNumbers', Icon: TagOutlined },
      { id: 'receivingNumbers', Icon: CallReceivedOutlined },
    ],
  },
  { id: 'sources', items: [{ id: 'trackingSources', Icon: CampaignOutlined }] },
  {
    id: 'routing',
    items: [
      { id: 'whitelist', Icon: VerifiedUserOutlined },
      { id: 'sipGateways', Icon: DnsOutlined },
      { id: 'voiceMenus', Icon: DialpadOutlined },
    ],
  },
  {
    id: 'reporting',
    items: [
      { id: 'activityReports', Icon: QueryStatsOutlined },
      { id: 'overviewReports', Icon: InsightsOutlined },
      { id: 'systemDialogs', Icon: AccountTreeOutlined },
      { id: 'systemAudits', Icon: FactCheckOutlined },
    ],
  },
  {
    id: 'settings',
    items: [
      { id: 'customerPanel', Icon: SwitchAccountOutlined },
      { id: 'accountProfile', Icon: AccountBoxOutlined },
      { id: 'manageCustomers', Icon: ApartmentOutlined },
      { id: 'manageRoles', Icon: AdminPanelSettingsOutlined },
      { id: 'manageUsers', Icon: GroupOutlined },
      { id: 'manageBillings', Icon: PaymentsOutlined },
      { id: 'manageProducts', Icon: Inventory2Outlined },
      { id: 'systemSettings', Icon: SettingsOutlined },
    ],
  },
]
