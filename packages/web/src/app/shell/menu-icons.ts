import type { MenuItemId } from '@lineboard/sdk'
import AccountTreeOutlined from '@mui/icons-material/AccountTreeOutlined'
import AddShoppingCartOutlined from '@mui/icons-material/AddShoppingCartOutlined'
import AdminPanelSettingsOutlined from '@mui/icons-material/AdminPanelSettingsOutlined'
import AltRouteOutlined from '@mui/icons-material/AltRouteOutlined'
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

/** Icons of the menu. Order and groups are the permissions', where an entry leads is known to the places. */
export const menuIcons: Readonly<Record<MenuItemId, ComponentType>> = {
  dashboard: SpaceDashboardOutlined,
  callLogs: PhoneInTalkOutlined,
  buyNumbers: AddShoppingCartOutlined,
  trackingNumbers: TagOutlined,
  receivingNumbers: CallReceivedOutlined,
  trackingSources: CampaignOutlined,
  whitelist: VerifiedUserOutlined,
  sipGateways: DnsOutlined,
  voiceMenus: DialpadOutlined,
  routingActions: AltRouteOutlined,
  activityReports: QueryStatsOutlined,
  overviewReports: InsightsOutlined,
  systemDialogs: AccountTreeOutlined,
  systemAudits: FactCheckOutlined,
  customerPanel: SwitchAccountOutlined,
  accountProfile: PaymentsOutlined,
  manageCustomers: ApartmentOutlined,
  manageRoles: AdminPanelSettingsOutlined,
  manageUsers: GroupOutlined,
  manageBillings: PaymentsOutlined,
  manageProducts: Inventory2Outlined,
  systemSettings: SettingsOutlined,
}
