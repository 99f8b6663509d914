import {
  ArrowLeftRight,
  AtSign,
  Award,
  Banknote,
  Binary,
  Blend,
  Braces,
  Cake,
  CalendarRange,
  CodeXml,
  Dices,
  Files,
  FileText,
  Flame,
  Gauge,
  Globe,
  GraduationCap,
  House,
  KeyRound,
  Languages,
  LetterText,
  type LucideIcon,
  MapPin,
  Palette,
  Percent,
  Pilcrow,
  QrCode,
  ReceiptText,
  Regex,
  Ruler,
  ScanEye,
  SquareFunction,
  SquareStack,
  Tag,
  Timer,
  TrendingUp,
  Users,
  Weight,
} from 'lucide-react'
import type { ToolId } from '../../src/catalog'
import { large, small } from './tool-icon.css'

const icons: Readonly<Record<string, LucideIcon>> = {
  'ai-detector': ScanEye,
  'language-detector': Languages,
  'plagiarism-detector': Files,
  'currency-converter': ArrowLeftRight,
  'interest-calculator': TrendingUp,
  'tax-calculator': ReceiptText,
  'mortgage-calculator': House,
  'discount-calculator': Tag,
  'salary-calculator': Banknote,
  'bill-splitter': Users,
  'invoice-generator': FileText,
  'gpa-calculator': GraduationCap,
  'grade-converter': Award,
  'bmi-calculator': Gauge,
  'ideal-weight-calculator': Weight,
  'calorie-calculator': Flame,
  'percentage-calculator': Percent,
  'unit-converter': Ruler,
  'math-solver': SquareFunction,
  'text-counter': LetterText,
  'base64-tool': Binary,
  'html-formatter': CodeXml,
  'json-editor': Braces,
  'qr-generator': QrCode,
  'ip-lookup': MapPin,
  'regex-tester': Regex,
  'password-generator': KeyRound,
  'random-number-generator': Dices,
  'lorem-generator': Pilcrow,
  'username-generator': AtSign,
  'color-generator': Palette,
  'box-shadow-generator': SquareStack,
  'gradient-generator': Blend,
  'date-difference': CalendarRange,
  'age-calculator': Cake,
  'timezone-converter': Globe,
  'pomodoro-timer': Timer,
} satisfies Record<ToolId, LucideIcon>

interface ToolIconProps {
  readonly id: string
  /** White on the hue, for headings. Otherwise, it's small, in the hue on its tint. */
  readonly isLarge?: boolean
}

/** The tool's icon on a tile in the hue of its group. A parent must have the class from `hue` in theme.css.ts. */
export function ToolIcon({ id, isLarge }: ToolIconProps) {
  const Icon = icons[id]
  if (!Icon) return null
  return (
    <span className={isLarge ? large : small}>
      <Icon size={isLarge ? 22 : 18} strokeWidth={1.75} aria-hidden="true" />
    </span>
  )
}
