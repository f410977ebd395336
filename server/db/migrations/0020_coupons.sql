CREATE TABLE "coupon_templates" (
	"id" text PRIMARY KEY NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb DEFAULT '{"en":""}'::jsonb NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"kind" text NOT NULL,
	"value" bigint DEFAULT 0 NOT NULL,
	"max_discount" bigint,
	"min_amount" bigint DEFAULT 0 NOT NULL,
	"buy_num" integer DEFAULT 0 NOT NULL,
	"get_num" integer DEFAULT 0 NOT NULL,
	"scenes" jsonb,
	"store_ids" jsonb,
	"goods_rule" text DEFAULT 'all' NOT NULL,
	"goods_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"use_times" jsonb,
	"stacks" jsonb NOT NULL,
	"per_order" integer DEFAULT 1 NOT NULL,
	"valid_rule" text NOT NULL,
	"start_at" timestamp with time zone,
	"end_at" timestamp with time zone,
	"valid_days" integer,
	"total" integer,
	"issued" integer DEFAULT 0 NOT NULL,
	"per_person" integer,
	"per_day" integer,
	"receiver" text DEFAULT 'all' NOT NULL,
	"level" integer DEFAULT 0 NOT NULL,
	"giftable" boolean DEFAULT false NOT NULL,
	"in_centre" boolean DEFAULT false NOT NULL,
	"claim_from" timestamp with time zone,
	"claim_until" timestamp with time zone,
	"closed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupon_templates_kind" CHECK ("coupon_templates"."kind" in ('amount', 'percent', 'freeItem', 'freeDelivery', 'buyGet')),
	CONSTRAINT "coupon_templates_receiver" CHECK ("coupon_templates"."receiver" in ('all', 'member', 'level', 'newcomer')),
	CONSTRAINT "coupon_templates_goods_rule" CHECK ("coupon_templates"."goods_rule" in ('all', 'only', 'except')),
	CONSTRAINT "coupon_templates_valid_rule" CHECK ("coupon_templates"."valid_rule" in ('fixed', 'rolling', 'nextDay')),
	CONSTRAINT "coupon_templates_amounts" CHECK ("coupon_templates"."value" >= 0 and "coupon_templates"."min_amount" >= 0 and "coupon_templates"."buy_num" >= 0 and "coupon_templates"."get_num" >= 0),
	CONSTRAINT "coupon_templates_issued" CHECK ("coupon_templates"."issued" >= 0 and ("coupon_templates"."total" is null or "coupon_templates"."issued" <= "coupon_templates"."total")),
	CONSTRAINT "coupon_templates_validity" CHECK (("coupon_templates"."valid_rule" = 'fixed' and "coupon_templates"."start_at" < "coupon_templates"."end_at") or ("coupon_templates"."valid_rule" <> 'fixed' and "coupon_templates"."valid_days" > 0))
);
--> statement-breakpoint
CREATE TABLE "user_coupons" (
	"id" text PRIMARY KEY NOT NULL,
	"template_id" text NOT NULL,
	"user_id" text NOT NULL,
	"code" text NOT NULL,
	"state" text DEFAULT 'usable' NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"source" text NOT NULL,
	"cause" text NOT NULL,
	"cause_no" integer DEFAULT 0 NOT NULL,
	"order_id" text,
	"used_at" timestamp with time zone,
	"used_amount" bigint,
	CONSTRAINT "user_coupons_code_unique" UNIQUE("code"),
	CONSTRAINT "user_coupons_once" UNIQUE("source","cause","cause_no"),
	CONSTRAINT "user_coupons_state" CHECK ("user_coupons"."state" in ('usable', 'locked', 'used')),
	CONSTRAINT "user_coupons_source" CHECK ("user_coupons"."source" in ('centre', 'campaign', 'window', 'word', 'code', 'pack', 'staff')),
	CONSTRAINT "user_coupons_used" CHECK (("user_coupons"."state" = 'used') = ("user_coupons"."used_at" is not null)),
	CONSTRAINT "user_coupons_span" CHECK ("user_coupons"."start_at" < "user_coupons"."end_at")
);
--> statement-breakpoint
ALTER TABLE "user_coupons" ADD CONSTRAINT "user_coupons_template_id_coupon_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."coupon_templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_coupons" ADD CONSTRAINT "user_coupons_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_coupons" ADD CONSTRAINT "user_coupons_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_templates_sort_index" ON "coupon_templates" USING btree ("sort");--> statement-breakpoint
CREATE INDEX "user_coupons_user_id_state_end_at_index" ON "user_coupons" USING btree ("user_id","state","end_at");--> statement-breakpoint
CREATE INDEX "user_coupons_template_id_user_id_index" ON "user_coupons" USING btree ("template_id","user_id");--> statement-breakpoint
CREATE INDEX "user_coupons_order_id_index" ON "user_coupons" USING btree ("order_id");