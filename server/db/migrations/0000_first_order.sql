CREATE TABLE "ads" (
	"id" text PRIMARY KEY NOT NULL,
	"place" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"shown" boolean DEFAULT true NOT NULL,
	"image" text NOT NULL,
	"title" jsonb DEFAULT '{"en":""}'::jsonb NOT NULL,
	"link" jsonb
);
--> statement-breakpoint
CREATE TABLE "configs" (
	"ident" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "layout_blocks" (
	"id" text PRIMARY KEY NOT NULL,
	"page" text NOT NULL,
	"target" text,
	"sort" integer DEFAULT 0 NOT NULL,
	"type" text NOT NULL,
	"style" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_templates" (
	"occasion" text PRIMARY KEY NOT NULL,
	"template_ids" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "addon_groups" (
	"id" text PRIMARY KEY NOT NULL,
	"goods_id" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"name" jsonb NOT NULL,
	"min" integer DEFAULT 0 NOT NULL,
	"max" integer NOT NULL,
	CONSTRAINT "addon_groups_bounds" CHECK ("addon_groups"."min" >= 0 and "addon_groups"."max" >= "addon_groups"."min")
);
--> statement-breakpoint
CREATE TABLE "addon_items" (
	"id" text PRIMARY KEY NOT NULL,
	"group_id" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"name" jsonb NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"price" bigint NOT NULL,
	"stock" integer,
	"max" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "addon_items_price" CHECK ("addon_items"."price" >= 0),
	CONSTRAINT "addon_items_stock" CHECK ("addon_items"."stock" >= 0),
	CONSTRAINT "addon_items_max" CHECK ("addon_items"."max" >= 1)
);
--> statement-breakpoint
CREATE TABLE "attr_groups" (
	"id" text PRIMARY KEY NOT NULL,
	"goods_id" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"name" jsonb NOT NULL,
	"multiple" boolean DEFAULT false NOT NULL,
	"required" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attr_values" (
	"id" text PRIMARY KEY NOT NULL,
	"group_id" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"name" jsonb NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"name" jsonb NOT NULL,
	"note" jsonb DEFAULT '{"en":""}'::jsonb NOT NULL,
	"required" boolean DEFAULT false NOT NULL,
	"feature" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "goods" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"category_id" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"name" jsonb NOT NULL,
	"caption" jsonb DEFAULT '{"en":""}'::jsonb NOT NULL,
	"story" jsonb DEFAULT '{"en":""}'::jsonb NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"cutout" text DEFAULT '' NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"allergens" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"diets" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"badge" jsonb DEFAULT '{"en":""}'::jsonb NOT NULL,
	"chips" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"on_shelf" boolean DEFAULT true NOT NULL,
	"sold_out" boolean DEFAULT false NOT NULL,
	"sold_out_note" jsonb DEFAULT '{"en":""}'::jsonb NOT NULL,
	"sale_times" jsonb,
	"dining_types" jsonb,
	"required" text,
	"min_buy" integer DEFAULT 1 NOT NULL,
	"limit_per_order" integer,
	"limit_per_person" integer,
	"limit_per_day" integer,
	"pack_fee" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "goods_required" CHECK ("goods"."required" in ('perOrder', 'perPerson')),
	CONSTRAINT "goods_pack_fee" CHECK ("goods"."pack_fee" >= 0),
	CONSTRAINT "goods_min_buy" CHECK ("goods"."min_buy" >= 1),
	CONSTRAINT "goods_limits" CHECK ("goods"."limit_per_order" >= 1 and "goods"."limit_per_person" >= 1 and "goods"."limit_per_day" >= 1)
);
--> statement-breakpoint
CREATE TABLE "skus" (
	"id" text PRIMARY KEY NOT NULL,
	"goods_id" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"value_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"price" bigint NOT NULL,
	"member_price" bigint,
	"original_price" bigint,
	"stock" integer,
	CONSTRAINT "skus_amounts" CHECK ("skus"."price" >= 0 and "skus"."member_price" >= 0 and "skus"."original_price" >= 0),
	CONSTRAINT "skus_stock" CHECK ("skus"."stock" >= 0)
);
--> statement-breakpoint
CREATE TABLE "spec_groups" (
	"id" text PRIMARY KEY NOT NULL,
	"goods_id" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"name" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spec_values" (
	"id" text PRIMARY KEY NOT NULL,
	"group_id" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"name" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"store_id" text NOT NULL,
	"cart" text NOT NULL,
	"key" text NOT NULL,
	"goods_id" text NOT NULL,
	"sku_id" text NOT NULL,
	"attr_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"addons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"num" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_lines_choice" UNIQUE("user_id","store_id","cart","key"),
	CONSTRAINT "cart_lines_cart" CHECK ("cart_lines"."cart" in ('out', 'fast', 'ins')),
	CONSTRAINT "cart_lines_num" CHECK ("cart_lines"."num" >= 1)
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"from_state" smallint,
	"to_state" smallint NOT NULL,
	"actor" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"key" text NOT NULL,
	"goods_id" text NOT NULL,
	"category_id" text NOT NULL,
	"sku_id" text NOT NULL,
	"attr_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"addons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"name" jsonb NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"spec_text" jsonb DEFAULT '{"en":""}'::jsonb NOT NULL,
	"attr_text" jsonb DEFAULT '{"en":""}'::jsonb NOT NULL,
	"addon_text" jsonb DEFAULT '{"en":""}'::jsonb NOT NULL,
	"required" boolean DEFAULT false NOT NULL,
	"num" integer NOT NULL,
	"price" bigint NOT NULL,
	"original_price" bigint NOT NULL,
	"pack_fee" bigint NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "order_lines_num" CHECK ("order_lines"."num" >= 1),
	CONSTRAINT "order_lines_amounts" CHECK ("order_lines"."price" >= 0 and "order_lines"."original_price" >= 0 and "order_lines"."pack_fee" >= 0 and "order_lines"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"user_id" text NOT NULL,
	"store_id" text NOT NULL,
	"type" smallint DEFAULT 1 NOT NULL,
	"dining_type" text NOT NULL,
	"state" smallint NOT NULL,
	"business_day" date NOT NULL,
	"pickup_no" text,
	"pay_type" text,
	"paid" boolean DEFAULT false NOT NULL,
	"goods_num" integer NOT NULL,
	"goods_amount" bigint NOT NULL,
	"pack_amount" bigint NOT NULL,
	"delivery_amount" bigint NOT NULL,
	"service_amount" bigint NOT NULL,
	"vat_amount" bigint NOT NULL,
	"save_amount" bigint NOT NULL,
	"pay_amount" bigint NOT NULL,
	"quote" jsonb NOT NULL,
	"appoint_time" timestamp with time zone,
	"promised_from" timestamp with time zone,
	"promised_to" timestamp with time zone,
	"people_num" integer DEFAULT 1 NOT NULL,
	"address" jsonb,
	"rider" jsonb,
	"phone" text DEFAULT '' NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"cutlery" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expire_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"accepted_at" timestamp with time zone,
	"ready_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	CONSTRAINT "orders_orderNo_unique" UNIQUE("order_no"),
	CONSTRAINT "orders_pickup_no" UNIQUE("store_id","business_day","pickup_no"),
	CONSTRAINT "orders_type" CHECK ("orders"."type" in (1, 2, 3, 4)),
	CONSTRAINT "orders_dining_type" CHECK ("orders"."dining_type" in ('delivery', 'pickup', 'takeout', 'dineIn', 'fast')),
	CONSTRAINT "orders_state" CHECK ("orders"."state" in (-1, 0, 1, 2, 3, 4, 5, 6, 7, 8)),
	CONSTRAINT "orders_amounts" CHECK ("orders"."goods_amount" >= 0 and "orders"."pack_amount" >= 0 and "orders"."delivery_amount" >= 0 and "orders"."service_amount" >= 0 and "orders"."vat_amount" >= 0 and "orders"."save_amount" >= 0 and "orders"."pay_amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "pickup_counters" (
	"store_id" text NOT NULL,
	"day" date NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "pickup_counters_store_id_day_pk" PRIMARY KEY("store_id","day")
);
--> statement-breakpoint
CREATE TABLE "slot_bookings" (
	"store_id" text NOT NULL,
	"start" timestamp with time zone NOT NULL,
	"booked" integer NOT NULL,
	CONSTRAINT "slot_bookings_store_id_start_pk" PRIMARY KEY("store_id","start"),
	CONSTRAINT "slot_bookings_booked" CHECK ("slot_bookings"."booked" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"kind" text NOT NULL,
	"sku_id" text,
	"addon_item_id" text,
	"num" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_movements_once" UNIQUE NULLS NOT DISTINCT("order_id","kind","sku_id","addon_item_id"),
	CONSTRAINT "stock_movements_kind" CHECK ("stock_movements"."kind" in ('take', 'giveBack')),
	CONSTRAINT "stock_movements_num" CHECK ("stock_movements"."num" >= 1)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"provider" text NOT NULL,
	"pay_type" text NOT NULL,
	"ref" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" smallint DEFAULT 0 NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expire_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payments_ref_unique" UNIQUE("ref"),
	CONSTRAINT "payments_state" CHECK ("payments"."state" in (0, 1, 2, 3)),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"type" text DEFAULT '' NOT NULL,
	"payload" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "webhook_events_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"session_id" text NOT NULL,
	"endpoint" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"reply" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_session_id_endpoint_key_pk" PRIMARY KEY("session_id","endpoint","key")
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "visits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"session_id" text,
	"store_id" text,
	"module_name" text NOT NULL,
	"app_type" text DEFAULT '' NOT NULL,
	"locale" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "regions" (
	"id" text PRIMARY KEY NOT NULL,
	"parent_id" text,
	"name" jsonb NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"id" text PRIMARY KEY NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"shown" boolean DEFAULT true NOT NULL,
	"name" jsonb NOT NULL,
	"short_name" jsonb NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"address" jsonb NOT NULL,
	"region_id" text,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"tel" text DEFAULT '' NOT NULL,
	"notice" jsonb DEFAULT '{"en":""}'::jsonb NOT NULL,
	"intro" jsonb DEFAULT '{"en":""}'::jsonb NOT NULL,
	"hours" jsonb NOT NULL,
	"special_days" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"minutes_min" integer DEFAULT 10 NOT NULL,
	"minutes_max" integer DEFAULT 20 NOT NULL,
	"dining" jsonb NOT NULL,
	"delivery" jsonb,
	"slots" jsonb NOT NULL,
	"services" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"service_rate" integer DEFAULT 0 NOT NULL,
	"vat_rate" integer DEFAULT 0 NOT NULL,
	"vat_included" boolean DEFAULT true NOT NULL,
	"promptpay_id" text DEFAULT '' NOT NULL,
	"menu_version" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "stores_rates" CHECK ("stores"."service_rate" between 0 and 10000 and "stores"."vat_rate" between 0 and 10000),
	CONSTRAINT "stores_minutes" CHECK ("stores"."minutes_min" >= 0 and "stores"."minutes_max" >= "stores"."minutes_min"),
	CONSTRAINT "stores_place" CHECK ("stores"."lat" between -90 and 90 and "stores"."lng" between -180 and 180)
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"contact" text NOT NULL,
	"gender" smallint NOT NULL,
	"phone" text NOT NULL,
	"address" text NOT NULL,
	"house_no" text NOT NULL,
	"label" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "addresses_gender" CHECK ("addresses"."gender" in (1, 2)),
	CONSTRAINT "addresses_label" CHECK ("addresses"."label" in ('home', 'company', 'school'))
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "sessions_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "store_collects" (
	"user_id" text NOT NULL,
	"store_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "store_collects_user_id_store_id_pk" PRIMARY KEY("user_id","store_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"registered_at" timestamp with time zone,
	"nickname" text DEFAULT '' NOT NULL,
	"avatar" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"unionid" text,
	"openid" text,
	"level" integer DEFAULT 0 NOT NULL,
	"level_name" text DEFAULT '' NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	"growth" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "users_amounts" CHECK ("users"."points" >= 0 and "users"."balance" >= 0 and "users"."growth" >= 0 and "users"."level" >= 0)
);
--> statement-breakpoint
ALTER TABLE "addon_groups" ADD CONSTRAINT "addon_groups_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addon_items" ADD CONSTRAINT "addon_items_group_id_addon_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."addon_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attr_groups" ADD CONSTRAINT "attr_groups_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attr_values" ADD CONSTRAINT "attr_values_group_id_attr_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."attr_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods" ADD CONSTRAINT "goods_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods" ADD CONSTRAINT "goods_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skus" ADD CONSTRAINT "skus_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spec_groups" ADD CONSTRAINT "spec_groups_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spec_values" ADD CONSTRAINT "spec_values_group_id_spec_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."spec_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pickup_counters" ADD CONSTRAINT "pickup_counters_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_bookings" ADD CONSTRAINT "slot_bookings_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_addon_item_id_addon_items_id_fk" FOREIGN KEY ("addon_item_id") REFERENCES "public"."addon_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_collects" ADD CONSTRAINT "store_collects_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_collects" ADD CONSTRAINT "store_collects_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "layout_blocks_page_sort_index" ON "layout_blocks" USING btree ("page","sort");--> statement-breakpoint
CREATE INDEX "addon_groups_goods_id_sort_index" ON "addon_groups" USING btree ("goods_id","sort");--> statement-breakpoint
CREATE INDEX "addon_items_group_id_sort_index" ON "addon_items" USING btree ("group_id","sort");--> statement-breakpoint
CREATE INDEX "attr_groups_goods_id_sort_index" ON "attr_groups" USING btree ("goods_id","sort");--> statement-breakpoint
CREATE INDEX "attr_values_group_id_sort_index" ON "attr_values" USING btree ("group_id","sort");--> statement-breakpoint
CREATE INDEX "categories_store_id_sort_index" ON "categories" USING btree ("store_id","sort");--> statement-breakpoint
CREATE INDEX "goods_store_id_sort_index" ON "goods" USING btree ("store_id","sort");--> statement-breakpoint
CREATE INDEX "goods_category_id_index" ON "goods" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "skus_goods_id_sort_index" ON "skus" USING btree ("goods_id","sort");--> statement-breakpoint
CREATE INDEX "spec_groups_goods_id_sort_index" ON "spec_groups" USING btree ("goods_id","sort");--> statement-breakpoint
CREATE INDEX "spec_values_group_id_sort_index" ON "spec_values" USING btree ("group_id","sort");--> statement-breakpoint
CREATE INDEX "order_events_order_id_index" ON "order_events" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_lines_order_id_sort_index" ON "order_lines" USING btree ("order_id","sort");--> statement-breakpoint
CREATE INDEX "order_lines_goods_id_index" ON "order_lines" USING btree ("goods_id");--> statement-breakpoint
CREATE INDEX "orders_user_id_created_at_index" ON "orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_store_id_state_index" ON "orders" USING btree ("store_id","state");--> statement-breakpoint
CREATE INDEX "orders_state_expire_at_index" ON "orders" USING btree ("state","expire_at");--> statement-breakpoint
CREATE INDEX "payments_order_id_index" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_success" ON "payments" USING btree ("order_id") WHERE "payments"."state" = 1;--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at_index" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "visits_at_index" ON "visits" USING btree ("at");--> statement-breakpoint
CREATE INDEX "stores_region_id_index" ON "stores" USING btree ("region_id");--> statement-breakpoint
CREATE INDEX "addresses_user_id_index" ON "addresses" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_default" ON "addresses" USING btree ("user_id") WHERE "addresses"."is_default";--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_last_seen_at_index" ON "sessions" USING btree ("last_seen_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_openid_index" ON "users" USING btree ("openid");--> statement-breakpoint
CREATE UNIQUE INDEX "users_unionid_index" ON "users" USING btree ("unionid");