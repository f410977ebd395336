CREATE TABLE "point_lot_uses" (
	"entry_id" bigint NOT NULL,
	"lot_id" bigint NOT NULL,
	"amount" integer NOT NULL,
	"returned" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "point_lot_uses_entry_id_lot_id_pk" PRIMARY KEY("entry_id","lot_id"),
	CONSTRAINT "point_lot_uses_amounts" CHECK ("point_lot_uses"."amount" > 0 and "point_lot_uses"."returned" between 0 and "point_lot_uses"."amount")
);
--> statement-breakpoint
CREATE TABLE "point_lots" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "point_lots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"entry_id" bigint,
	"amount" integer NOT NULL,
	"remaining" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"expire_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "point_lots_remaining" CHECK ("point_lots"."remaining" between 0 and "point_lots"."amount")
);
--> statement-breakpoint
CREATE TABLE "points_categories" (
	"id" text PRIMARY KEY NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"name" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "points_items" (
	"id" text PRIMARY KEY NOT NULL,
	"category_id" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"type" text NOT NULL,
	"template_id" text,
	"bonus" bigint DEFAULT 0 NOT NULL,
	"name" jsonb NOT NULL,
	"caption" jsonb DEFAULT '{"en":""}'::jsonb NOT NULL,
	"text" jsonb DEFAULT '{"en":""}'::jsonb NOT NULL,
	"images" jsonb NOT NULL,
	"points" integer NOT NULL,
	"cash" bigint DEFAULT 0 NOT NULL,
	"total" integer,
	"taken" integer DEFAULT 0 NOT NULL,
	"per_person" integer,
	"per_day" integer,
	"level_need" integer DEFAULT 0 NOT NULL,
	"sale_from" timestamp with time zone,
	"sale_until" timestamp with time zone,
	"pickup" boolean DEFAULT false NOT NULL,
	"delivery" boolean DEFAULT false NOT NULL,
	"delivery_fee" bigint DEFAULT 0 NOT NULL,
	"closed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "points_items_type" CHECK ("points_items"."type" in ('goods', 'coupon', 'balance')),
	CONSTRAINT "points_items_price" CHECK ("points_items"."points" > 0 and "points_items"."cash" >= 0 and "points_items"."delivery_fee" >= 0),
	CONSTRAINT "points_items_taken" CHECK ("points_items"."taken" >= 0 and ("points_items"."total" is null or "points_items"."taken" <= "points_items"."total")),
	CONSTRAINT "points_items_goods" CHECK (("points_items"."type" = 'goods') = ("points_items"."pickup" or "points_items"."delivery")),
	CONSTRAINT "points_items_coupon" CHECK (("points_items"."type" = 'coupon') = ("points_items"."template_id" is not null)),
	CONSTRAINT "points_items_bonus" CHECK (("points_items"."type" = 'balance') = ("points_items"."bonus" > 0))
);
--> statement-breakpoint
CREATE TABLE "points_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"item_id" text NOT NULL,
	"type" text NOT NULL,
	"template_id" text,
	"bonus" bigint DEFAULT 0 NOT NULL,
	"name" jsonb NOT NULL,
	"caption" jsonb NOT NULL,
	"image" text NOT NULL,
	"num" integer NOT NULL,
	"points" integer NOT NULL,
	"delivery_fee" bigint NOT NULL,
	"way" text NOT NULL,
	"address" jsonb,
	"code" text,
	"state" smallint NOT NULL,
	"state_before" smallint,
	"reason" text DEFAULT '' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"carrier" text DEFAULT '' NOT NULL,
	"tracking_no" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"shipped_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "points_orders_code_unique" UNIQUE("code"),
	CONSTRAINT "points_orders_type" CHECK ("points_orders"."type" in ('goods', 'coupon', 'balance')),
	CONSTRAINT "points_orders_way" CHECK ("points_orders"."way" in ('pickup', 'delivery', 'none')),
	CONSTRAINT "points_orders_state" CHECK ("points_orders"."state" in (1, 2, 3, 4, 5, 6, 7)),
	CONSTRAINT "points_orders_num" CHECK ("points_orders"."num" > 0 and "points_orders"."points" > 0),
	CONSTRAINT "points_orders_code" CHECK (("points_orders"."way" = 'pickup') = ("points_orders"."code" is not null))
);
--> statement-breakpoint
ALTER TABLE "user_coupons" DROP CONSTRAINT "user_coupons_source";--> statement-breakpoint
ALTER TABLE "guest_messages" DROP CONSTRAINT "guest_messages_subject";--> statement-breakpoint
ALTER TABLE "message_templates" DROP CONSTRAINT "message_templates_occasion";--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "short" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "point_lot_uses" ADD CONSTRAINT "point_lot_uses_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_lot_uses" ADD CONSTRAINT "point_lot_uses_lot_id_point_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."point_lots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_lots" ADD CONSTRAINT "point_lots_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_lots" ADD CONSTRAINT "point_lots_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_items" ADD CONSTRAINT "points_items_category_id_points_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."points_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_items" ADD CONSTRAINT "points_items_template_id_coupon_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."coupon_templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_orders" ADD CONSTRAINT "points_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_orders" ADD CONSTRAINT "points_orders_item_id_points_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."points_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_orders" ADD CONSTRAINT "points_orders_template_id_coupon_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."coupon_templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "point_lots_user_id_index" ON "point_lots" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "point_lots_expire_at_index" ON "point_lots" USING btree ("expire_at") WHERE "point_lots"."remaining" > 0;--> statement-breakpoint
CREATE INDEX "points_items_sort_index" ON "points_items" USING btree ("sort");--> statement-breakpoint
CREATE INDEX "points_orders_user_id_created_at_index" ON "points_orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "points_orders_item_id_index" ON "points_orders" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "points_orders_state_index" ON "points_orders" USING btree ("state");--> statement-breakpoint
ALTER TABLE "user_coupons" ADD CONSTRAINT "user_coupons_source" CHECK ("user_coupons"."source" in ('centre', 'campaign', 'window', 'word', 'code', 'pack', 'topUp', 'pointsShop', 'staff', 'benefit', 'reward'));--> statement-breakpoint
ALTER TABLE "guest_messages" ADD CONSTRAINT "guest_messages_subject" CHECK ("guest_messages"."subject" in ('order', 'couponGift', 'giftCardGift', 'coupons', 'points', 'queueTicket', 'signIn'));--> statement-breakpoint
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_occasion" CHECK ("message_templates"."occasion" in ('orderAccepted', 'orderReady', 'orderSent', 'refundAnswered', 'couponExpiring', 'pointsExpiring', 'giftClaimed', 'giftReturned', 'queueSoon', 'signInReminder', 'queueCalled', 'reserveAnswered'));--> statement-breakpoint
INSERT INTO "point_lots" ("user_id", "amount", "remaining", "at") SELECT "user_id", "balance", "balance", now() FROM "ledger_balances" WHERE "account" = 'points' AND "balance" > 0;
