import { Button, Image, ScrollView, Text, View } from '@tarojs/components'
import Taro from '@tarojs/taro'
import { useEffect, useState } from 'react'
import './index.scss'

interface Dish {
  id: string
  categoryId: string
  name: string
  caption: string
  image: string
  price: number
  originalPrice?: number
  memberPrice?: number
  badge: string
  stateText: string
  chips: { kind: string; text: string }[]
}

interface Menu {
  categories: { id: string; name: string; note: string }[]
  goods: Dish[]
}

/** A straightforward menu: one component, one state, all dishes rendered at once. */
export default function Index() {
  const [menu, setMenu] = useState<Menu>()
  const [current, setCurrent] = useState('')
  const [counts, setCounts] = useState<Record<string, number>>({})

  useEffect(() => {
    const load = async () => {
      const { data } = await Taro.request({ url: '/channelApi/goods', data: { storeId: 'thonglor' } })
      setMenu(data.data)
      setCurrent(data.data.categories[0].id)
    }
    void load()
  }, [])

  const change = (id: string, by: number) => setCounts((before) => ({ ...before, [id]: (before[id] || 0) + by }))
  const total = menu ? menu.goods.reduce((sum, dish) => sum + dish.price * (counts[dish.id] || 0), 0) : 0

  return (
    <View className="menu">
      <View className="head">
        <Text className="title">Sala Bistro</Text>
      </View>
      <View className="body">
        <ScrollView className="rail" scrollY>
          {menu?.categories.map((category) => (
            <View
              key={category.id}
              className={category.id === current ? 'category on' : 'category'}
              onClick={() => setCurrent(category.id)}
            >
              <Text>{category.name}</Text>
            </View>
          ))}
        </ScrollView>
        <ScrollView className="list" scrollY scrollIntoView={`c-${current}`}>
          {menu?.categories.map((category) => (
            <View key={category.id} id={`c-${category.id}`}>
              <View className="heading">
                <Text>{category.name}</Text>
              </View>
              {menu.goods
                .filter((dish) => dish.categoryId === category.id)
                .map((dish) => (
                  <View key={dish.id} className="dish">
                    <Image className="picture" src={picture(dish.image)} mode="aspectFill" lazyLoad />
                    {dish.badge && <Text className="badge">{dish.badge}</Text>}
                    <View className="words">
                      <Text className="name">{dish.name}</Text>
                      <Text className="caption">{dish.caption}</Text>
                      <View className="chips">
                        {dish.chips.map((chip) => (
                          <Text key={chip.text} className="chip">
                            {chip.text}
                          </Text>
                        ))}
                      </View>
                      <View className="foot">
                        <View>
                          <Text className="price">฿{dish.price / 100}</Text>
                          {dish.originalPrice && <Text className="original">฿{dish.originalPrice / 100}</Text>}
                          {dish.memberPrice && <Text className="member">Member ฿{dish.memberPrice / 100}</Text>}
                        </View>
                        <View className="stepper">
                          {(counts[dish.id] ?? 0) > 0 && (
                            <>
                              <Button
                                aria-label={`Less: ${dish.name}`}
                                className="step"
                                onClick={() => change(dish.id, -1)}
                              >
                                −
                              </Button>
                              <Text className="count">{counts[dish.id]}</Text>
                            </>
                          )}
                          <Button aria-label={`Add: ${dish.name}`} className="step" onClick={() => change(dish.id, 1)}>
                            +
                          </Button>
                        </View>
                      </View>
                    </View>
                  </View>
                ))}
            </View>
          ))}
        </ScrollView>
      </View>
      <View className="bar">
        <Text>Total</Text>
        <Text className="price">฿{total / 100}</Text>
        <Button className="pay">Checkout</Button>
      </View>
    </View>
  )
}

function picture(path: string): string {
  return /^(https?:)?\//.test(path) ? path : `/media/${path}`
}
