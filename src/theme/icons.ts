import AccountBalanceWalletRounded from '@mui/icons-material/AccountBalanceWalletRounded';
import AccountTreeRounded from '@mui/icons-material/AccountTreeRounded';
import AddAPhotoRounded from '@mui/icons-material/AddAPhotoRounded';
import AddCircleRounded from '@mui/icons-material/AddCircleRounded';
import AdminPanelSettingsRounded from '@mui/icons-material/AdminPanelSettingsRounded';
import ApartmentRounded from '@mui/icons-material/ApartmentRounded';
import AssessmentRounded from '@mui/icons-material/AssessmentRounded';
import AssignmentIndRounded from '@mui/icons-material/AssignmentIndRounded';
import BadgeRounded from '@mui/icons-material/BadgeRounded';
import CallMergeRounded from '@mui/icons-material/CallMergeRounded';
import CampaignRounded from '@mui/icons-material/CampaignRounded';
import CardMembershipRounded from '@mui/icons-material/CardMembershipRounded';
import ChecklistRounded from '@mui/icons-material/ChecklistRounded';
import ContrastRounded from '@mui/icons-material/ContrastRounded';
import DescriptionRounded from '@mui/icons-material/DescriptionRounded';
import EditOffRounded from '@mui/icons-material/EditOffRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import EventRepeatRounded from '@mui/icons-material/EventRepeatRounded';
import FactCheckRounded from '@mui/icons-material/FactCheckRounded';
import FavoriteRounded from '@mui/icons-material/FavoriteRounded';
import FolderSharedRounded from '@mui/icons-material/FolderSharedRounded';
import GroupRounded from '@mui/icons-material/GroupRounded';
import HealingRounded from '@mui/icons-material/HealingRounded';
import HeartBrokenRounded from '@mui/icons-material/HeartBrokenRounded';
import HelpOutlineRounded from '@mui/icons-material/HelpOutlineRounded';
import HistoryRounded from '@mui/icons-material/HistoryRounded';
import HolidayVillageRounded from '@mui/icons-material/HolidayVillageRounded';
import HomeRounded from '@mui/icons-material/HomeRounded';
import HomeWorkRounded from '@mui/icons-material/HomeWorkRounded';
import KeyRounded from '@mui/icons-material/KeyRounded';
import KeyboardRounded from '@mui/icons-material/KeyboardRounded';
import LabelRounded from '@mui/icons-material/LabelRounded';
import LocationCityRounded from '@mui/icons-material/LocationCityRounded';
import LockOpenRounded from '@mui/icons-material/LockOpenRounded';
import LockRounded from '@mui/icons-material/LockRounded';
import LogoutRounded from '@mui/icons-material/LogoutRounded';
import MonitorHeartRounded from '@mui/icons-material/MonitorHeartRounded';
import MapRounded from '@mui/icons-material/MapRounded';
import MarkunreadMailboxRounded from '@mui/icons-material/MarkunreadMailboxRounded';
import MedicalServicesRounded from '@mui/icons-material/MedicalServicesRounded';
import MenuRounded from '@mui/icons-material/MenuRounded';
import NfcRounded from '@mui/icons-material/NfcRounded';
import NotificationsRounded from '@mui/icons-material/NotificationsRounded';
import PendingActionsRounded from '@mui/icons-material/PendingActionsRounded';
import PersonRounded from '@mui/icons-material/PersonRounded';
import PetsRounded from '@mui/icons-material/PetsRounded';
import PlayCircleRounded from '@mui/icons-material/PlayCircleRounded';
import PolicyRounded from '@mui/icons-material/PolicyRounded';
import PhoneRounded from '@mui/icons-material/PhoneRounded';
import PrintRounded from '@mui/icons-material/PrintRounded';
import ReceiptLongRounded from '@mui/icons-material/ReceiptLongRounded';
import RemoveCircleOutlineRounded from '@mui/icons-material/RemoveCircleOutlineRounded';
import RuleRounded from '@mui/icons-material/RuleRounded';
import SellRounded from '@mui/icons-material/SellRounded';
import SettingsRounded from '@mui/icons-material/SettingsRounded';
import ShieldRounded from '@mui/icons-material/ShieldRounded';
import SignpostRounded from '@mui/icons-material/SignpostRounded';
import SpaceDashboardRounded from '@mui/icons-material/SpaceDashboardRounded';
import StorageRounded from '@mui/icons-material/StorageRounded';
import SupportAgentRounded from '@mui/icons-material/SupportAgentRounded';
import SwapHorizRounded from '@mui/icons-material/SwapHorizRounded';
import UndoRounded from '@mui/icons-material/UndoRounded';
import TranslateRounded from '@mui/icons-material/TranslateRounded';
import TravelExploreRounded from '@mui/icons-material/TravelExploreRounded';
import UploadFileRounded from '@mui/icons-material/UploadFileRounded';
import VaccinesRounded from '@mui/icons-material/VaccinesRounded';
import WidgetsRounded from '@mui/icons-material/WidgetsRounded';
import WorkspacePremiumRounded from '@mui/icons-material/WorkspacePremiumRounded';
import WebhookRounded from '@mui/icons-material/WebhookRounded';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { createElement, type ComponentType } from 'react';

type Icon = ComponentType<SvgIconProps>;

/** The signs of the product, by what they stand for. Declarations name them in `menu.icon`, operations in `icon`. */
export const ICONS = {
  address: SignpostRounded,
  add: AddCircleRounded,
  advert: CampaignRounded,
  phone: PhoneRounded,
  admin: AdminPanelSettingsRounded,
  alive: FavoriteRounded,
  animal: PetsRounded,
  apiKey: KeyRounded,
  webhook: WebhookRounded,
  audit: PolicyRounded,
  billing: AccountBalanceWalletRounded,
  breed: AccountTreeRounded,
  certificate: WorkspacePremiumRounded,
  configuration: SettingsRounded,
  controls: RuleRounded,
  dashboard: SpaceDashboardRounded,
  dataSource: StorageRounded,
  death: HeartBrokenRounded,
  diac: AssignmentIndRounded,
  district: MapRounded,
  edit: EditRounded,
  editOff: EditOffRounded,
  entity: ApartmentRounded,
  entityProfile: BadgeRounded,
  file: DescriptionRounded,
  generalFiles: FolderSharedRounded,
  help: HelpOutlineRounded,
  herdingDog: ShieldRounded,
  home: HomeRounded,
  intervention: HealingRounded,
  keyboard: KeyboardRounded,
  label: LabelRounded,
  language: TranslateRounded,
  license: CardMembershipRounded,
  lock: LockRounded,
  lost: TravelExploreRounded,
  merge: CallMergeRounded,
  more: MenuRounded,
  municipality: LocationCityRounded,
  myEntity: HomeWorkRounded,
  notification: NotificationsRounded,
  operation: PlayCircleRounded,
  upload: UploadFileRounded,
  owner: PersonRounded,
  parish: HolidayVillageRounded,
  jobs: PendingActionsRounded,
  pending: PendingActionsRounded,
  photo: AddAPhotoRounded,
  postalCode: MarkunreadMailboxRounded,
  poster: PrintRounded,
  pricing: SellRounded,
  recent: HistoryRounded,
  remove: RemoveCircleOutlineRounded,
  report: AssessmentRounded,
  role: AdminPanelSettingsRounded,
  schedule: EventRepeatRounded,
  signOut: LogoutRounded,
  setup: ChecklistRounded,
  system: MonitorHeartRounded,
  support: SupportAgentRounded,
  theme: ContrastRounded,
  traceability: NfcRounded,
  transaction: ReceiptLongRounded,
  transfer: SwapHorizRounded,
  undo: UndoRounded,
  unlock: LockOpenRounded,
  user: GroupRounded,
  vaccine: VaccinesRounded,
  validate: FactCheckRounded,
  veterinary: MedicalServicesRounded,
} satisfies Record<string, Icon>;

export type IconName = keyof typeof ICONS;

/** The sign of that name, an ornament beside words; a plain one where the product has none of it. */
export const ModuleIcon = ({ name, ...props }: SvgIconProps & { readonly name: string }) =>
  createElement((ICONS as Record<string, Icon>)[name] ?? WidgetsRounded, { 'aria-hidden': true, ...props });
