import { Image, Text, View } from '@tarojs/components'
import { useDidHide, useUnload } from '@tarojs/taro'
import { observer } from 'mobx-react-lite'
import { useEffect, useMemo, useState, type CSSProperties } from 'react'
import { qrcodeApi } from '@/api/endpoints/qrcode'
import { LoadError } from '@/components/loading/LoadError'
import { barcodeImage, qrImage } from '@/components/media/qrImage'
import { inGroups } from '@/domain/text/cardCode'
import { useOnShow } from '@/hooks/useOnShow'
import { useText } from '@/hooks/useText'
import { altOf } from '@/ui/aria'
import { classes } from '@/ui/classes'
import { Link } from '@/ui/actions/Link'
import { LoadingDots } from '@/ui/media/LoadingDots'
import { Perforation } from '@/ui/layout/Perforation'
import { QrPicture } from '@/ui/media/QrPicture'
import { MemberFacts } from './MemberFacts'
import { MemberCodeModel } from './memberCode.model'
import styles from './MemberCode.module.scss'

/** The code with its time, and what the member has. */
export const MemberCodeCard = observer(function MemberCodeCard() {
  const [model] = useState(() => new MemberCodeModel(() => qrcodeApi.read({ kind: 'member' })))
  useOnShow(model.show)
  useDidHide(model.hide)
  useUnload(model.hide)
  useEffect(() => model.hide, [model])
  return (
    <View className={styles.card}>
      <Code model={model} />
      <Perforation />
      <MemberFacts />
    </View>
  )
})

const Code = observer(function Code({ model }: { model: MemberCodeModel }) {
  const { code, error } = model
  if (code) return <ShownCode key={code.digits} {...code} model={model} />
  return (
    <View className={styles.empty}>
      {error === undefined ? <LoadingDots /> : <LoadError of={{ error, load: model.renew }} />}
    </View>
  )
})

interface ShownProps {
  digits: string
  /** How long a code is worth something. */
  seconds: number
  model: MemberCodeModel
}

const ShownCode = observer(function ShownCode({ digits, seconds, model }: ShownProps) {
  const t = useText()
  const [bars, qr] = useMemo(() => [barcodeImage(digits), qrImage(digits)], [digits])
  const over = model.left === 0
  return (
    <View className={styles.code}>
      <View className={classes(styles.codes, over && styles.over)}>
        <Image className={styles.bars} src={bars} mode="scaleToFill" {...altOf(t('memberCode.barcode'))} />
        <Text className={styles.digits}>{inGroups(digits)}</Text>
        <QrPicture src={qr} alt={t('memberCode.qr')} />
      </View>
      <View className={styles.time}>
        {!over && <Ring share={model.left / seconds} />}
        {!over && <Text className={styles.left}>{t('memberCode.left', { seconds: model.left })}</Text>}
        {over && model.error !== undefined && <Text className={styles.left}>{t('memberCode.ended')}</Text>}
        <Link
          icon="arrow-clockwise"
          text={t(over ? 'memberCode.reconnect' : 'memberCode.refresh')}
          onTap={() => void model.renew()}
        />
      </View>
    </View>
  )
})

/** How much of the time is left: the words beside it say it, too. */
function Ring({ share }: { share: number }) {
  const style = { '--share': `${Math.round(Math.min(1, share) * 100)}%` } as CSSProperties
  return (
    <View className={styles.ring} style={style} {...{ 'aria-hidden': true }}>
      <View className={styles.hole} />
    </View>
  )
}
