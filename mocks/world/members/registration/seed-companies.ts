/** What the register of companies knows. */
export const companies = [
  { name: '云岫互动科技有限公司', registrationNumber: '91330106MA2YX00112' },
  { name: '云岫互动（海南）网络有限公司', registrationNumber: '91460100MA5YX00238' },
  { name: '青禾阅读网络有限公司', registrationNumber: '91110105MA01QH0345' },
  { name: '青禾文化传媒有限公司', registrationNumber: '91110108MA01QH0467' },
  { name: '拾光教育科技有限公司', registrationNumber: '91310115MA1SG00574' },
  { name: '拾光软件（苏州）有限公司', registrationNumber: '91320594MA1SG00689' },
  { name: '山岚信息技术有限公司', registrationNumber: '91440300MA5SL00713' },
  { name: '远帆网络科技有限公司', registrationNumber: '91440101MA5YF00826' },
  { name: '星野互娱科技有限公司', registrationNumber: '91510100MA6XY00938' },
  { name: '北望数字营销有限公司', registrationNumber: '91110105MA01BW1044' },
  { name: '木棉电子商务有限公司', registrationNumber: '91350200MA3MM01153' },
  { name: '知行在线教育科技有限公司', registrationNumber: null },
] as const;
