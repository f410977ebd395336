CREATE TABLE "coupon_pack_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"pack_id" text NOT NULL,
	"coupons" jsonb NOT NULL,
	"refund_days" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupon_packs" (
	"id" text PRIMARY KEY NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"name" jsonb NOT NULL,
	"tagline" jsonb DEFAULT '{"en":""}'::jsonb NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"price" bigint NOT NULL,
	"coupons" jsonb NOT NULL,
	"total" integer,
	"sold" integer DEFAULT 0 NOT NULL,
	"per_person" integer,
	"per_month" boolean DEFAULT false NOT NULL,
	"sale_from" timestamp with time zone,
	"sale_until" timestamp with time zone,
	"refund_days" integer DEFAULT 7 NOT NULL,
	"closed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupon_packs_price" CHECK ("coupon_packs"."price" > 0),
	CONSTRAINT "coupon_packs_refund_days" CHECK ("coupon_packs"."refund_days" >= 0),
	CONSTRAINT "coupon_packs_sold" CHECK ("coupon_packs"."sold" >= 0 and ("coupon_packs"."total" is null or "coupon_packs"."sold" <= "coupon_packs"."total"))
);
--> statement-breakpoint
ALTER TABLE "coupon_pack_orders" ADD CONSTRAINT "coupon_pack_orders_pack_id_coupon_packs_id_fk" FOREIGN KEY ("pack_id") REFERENCES "public"."coupon_packs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_pack_orders_pack_id_index" ON "coupon_pack_orders" USING btree ("pack_id");--> statement-breakpoint
CREATE INDEX "coupon_packs_sort_index" ON "coupon_packs" USING btree ("sort");