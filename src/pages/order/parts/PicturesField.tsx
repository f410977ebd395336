import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Icon } from '@/ui/media/Icon'
import { Picture } from '@/ui/media/Picture'
import { ProgressBar } from '@/ui/feedback/ProgressBar'
import { Pressable } from '@/ui/actions/Pressable'
import { roleOf } from '@/ui/aria'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { MAX_MEGABYTES } from '@/domain/media/pictureRule'
import { choosePictures } from '@/platform/media/choosePictures'
import { MAX_PICTURES } from '@/platform/media/picture'
import type { ChosenPicture, PicturesModel } from '../pictures.model'
import styles from './Pictures.module.scss'

/** Id of the field on its page. */
export const PICTURES = 'pictures'

/** Picture uploads of a form: chosen, uploading, uploaded or failed, each removable. */
export const PicturesField = observer(function PicturesField({ model }: { model: PicturesModel }) {
  const { ui } = useStores()
  const t = useText()
  const { chosen, room, tip } = model
  const choose = () => choosePictures(room).then(model.add, ui.report)
  return (
    <View id={PICTURES} className={styles.field} {...roleOf('group')} {...{ 'aria-label': t('pictures.title') }}>
      <View className={styles.head}>
        <Text className={styles.title}>{t('pictures.title')}</Text>
        <Text className={styles.count}>{`${chosen.length}/${MAX_PICTURES}`}</Text>
      </View>
      <View className={styles.grid}>
        {chosen.map((one, at) => (
          <Tile key={one.id} one={one} no={at + 1} model={model} />
        ))}
        {room > 0 && (
          <Pressable className={styles.add} label={t('pictures.add')} onTap={() => void choose()}>
            <Icon name="camera" size={24} />
          </Pressable>
        )}
      </View>
      {tip && (
        <Text className={styles.wrong} {...roleOf('alert')}>
          {t(`pictures.${tip}`, { most: MAX_MEGABYTES })}
        </Text>
      )}
    </View>
  )
})

interface TileProps {
  one: ChosenPicture
  no: number
  model: PicturesModel
}

const Tile = observer(function Tile({ one: { id, picture, state, share }, no, model }: TileProps) {
  const t = useText()
  return (
    <View className={styles.tile}>
      <View className={styles.picture}>
        <Picture src={picture.path} alt={t('pictures.one', { no })} size="fill" eager faded={state !== 'sent'} />
      </View>
      {state === 'sending' && (
        <View className={styles.progress}>
          <ProgressBar value={share} label={t('pictures.sending', { no })} />
        </View>
      )}
      {state === 'failed' && (
        <Pressable className={styles.retry} label={t('pictures.retry', { no })} onTap={() => model.retry(id)}>
          <View className={styles.again}>
            <Icon name="arrow-clockwise" size={24} />
          </View>
        </Pressable>
      )}
      <Pressable className={styles.remove} label={t('pictures.remove', { no })} onTap={() => model.remove(id)}>
        <View className={styles.cross}>
          <Icon name="x" size={13} />
        </View>
      </Pressable>
    </View>
  )
})
